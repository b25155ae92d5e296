import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { Together as Together_a4d41496dff9ca334a3aca0d185c9d97 } from '../../../src/admin/together/together.tsx'
import { PublishButton as PublishButton_9c6c3890144a4feeed7f646bc5167691 } from '../../../src/admin/schedule/publish-button.tsx'
import { RestoreButton as RestoreButton_4a5828528180dbf30d437868a543f2ba } from '../../../src/versions/restore-button.tsx'
import { WrittenBy as WrittenBy_e81c8ef733b58b1b25255c84954559ec } from '../../../src/versions/written-by.tsx'
import { VersionsList as VersionsList_2da1be28247f8e26a38122440ff273cd } from '../../../src/versions/versions-list.tsx'
import { WaitingNote as WaitingNote_11d8a83c0397cf939da292184130a7b1 } from '../../../src/waiting/waiting-note.tsx'
import { WaitingCell as WaitingCell_d7b9a5e0015bfc2127043cdef86271fa } from '../../../src/waiting/waiting-cell.tsx'
import { TestFigures as TestFigures_0b6478548504086751fbfb89984d1fe3 } from '../../../src/campaigns/test-figures.tsx'
import { Story as Story_4b795cb769d8fcd50c7a9bdbb70e8bbf } from '../../../src/attribution/story-field.tsx'
import { Timeline as Timeline_f2c599ea7ddd1c61b56c08dae2c1709e } from '../../../src/admin/desk/timeline.tsx'
import { DeskActions as DeskActions_c07dafdfbcbd5307047e600808bfa944 } from '../../../src/admin/desk/desk-actions.tsx'
import { ListLinks as ListLinks_fbe2154fc47a6178f8055fe19e1b698d } from '../../../src/admin/desk/list-links.tsx'
import { ExportLinks as ExportLinks_c933a9aa0f375a4dbf162d3f9345b1fb } from '../../../src/exports/admin/export-links.tsx'
import { MailActions as MailActions_47054dc96d02184ee257455aa48d77d9 } from '../../../src/admin/mail/mail-actions.tsx'
import { BouncePanel as BouncePanel_9a1add319e48bcde67845374f9e8145f } from '../../../src/mail/bounces/bounce-panel.tsx'
import { TemplatePreview as TemplatePreview_6955d9142822252a7388ea3ab89bc503 } from '../../../src/admin/mail/template-preview.tsx'
import { CodeCell as CodeCell_84162f54d0b5f59351f3be412a4506ea } from '../../../src/admin/codes/code-cell.tsx'
import { SecretPanel as SecretPanel_00d025ccce4c0537849ef32df98fb651 } from '../../../src/webhooks/admin/secret-panel.tsx'
import { ReplayOne as ReplayOne_140775a1d4325bc82fd4b132ef57cf63 } from '../../../src/webhooks/admin/replay-one.tsx'
import { ReplayMany as ReplayMany_2c17e1b1ec9d7ad92a3ea57b5302ddcf } from '../../../src/webhooks/admin/replay-many.tsx'
import { CurrentPassword as CurrentPassword_f553e8ebc817149d7d8f8b7ba50e4373 } from '../../../src/sign-in/current-password.tsx'
import { FactorPanel as FactorPanel_6864ff553077a6744d80fbbe72c2a509 } from '../../../src/second-factor/admin/factor-panel.tsx'
import { SessionList as SessionList_39bbd92aa8dbe84cfabc3754589206e7 } from '../../../src/sign-in/session-list.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { Icon as Icon_cc0c21380a5b7bbfb903cf85b8bd0170 } from '../../../src/admin/marks.tsx'
import { Logo as Logo_cc0c21380a5b7bbfb903cf85b8bd0170 } from '../../../src/admin/marks.tsx'
import { ReportsLinks as ReportsLinks_7b651c6d01cd9c6aef7ef83b176d4c8f } from '../../../src/reports/nav-link.tsx'
import { PrivacyLink as PrivacyLink_2c9aafcadbae5471130d2ffdc756973d } from '../../../src/privacy/view/nav-link.tsx'
import { MailNotice as MailNotice_fe5354985850d21d3285bf3e56b6f039 } from '../../../src/admin/mail/mail-notice.tsx'
import { AlarmNotice as AlarmNotice_f656a93472be1a1164c8b41014f766a4 } from '../../../src/alarms/admin/alarm-notice.tsx'
import { PrivacyNotice as PrivacyNotice_b01bca43e2ab99374e44bbaa42730869 } from '../../../src/privacy/view/privacy-notice.tsx'
import { WebhookNotice as WebhookNotice_b4e525a8ef8c7f2fcfc99c3b230021e5 } from '../../../src/webhooks/admin/webhook-notice.tsx'
import { DeskToday as DeskToday_977243b533b1c47369bec787dbf2c711 } from '../../../src/admin/desk/desk-today.tsx'
import { NavLinks as NavLinks_683d0d36d49d826e3300ba528b090cdf } from '../../../src/admin/desk/nav-links.tsx'
import { PlatformWords as PlatformWords_ff3cdd0d561fd9a10e4715f6fd4ff905 } from '../../../src/admin/platform-words.tsx'
import { CheckFiles as CheckFiles_18a7b781e568cdefd6164e42849063de } from '../../../src/admin/check-files.tsx'
import { LoginView as LoginView_8dbff2857fb4308dd0def827e6f81032 } from '../../../src/sign-in/login/login-view.tsx'
import { Inactivity as Inactivity_be09d1a0aa848eb6016639429969a174 } from '../../../src/sign-in/inactivity.tsx'
import { PrivacyView as PrivacyView_fec457a258e289b05d4f7b966bec203a } from '../../../src/privacy/view/view.tsx'
import { ReportsView as ReportsView_4e965d710cba1646b0412bcbdc936af3 } from '../../../src/reports/view.tsx'
import { LinkKitView as LinkKitView_16c7f10ca0829fd984dd7b1c2131294e } from '../../../src/attribution/link-kit/view.tsx'
import { LeadsBoard as LeadsBoard_f11d01ddcdd14fc6a1b8856e5d632eaa } from '../../../src/admin/desk/board-view.tsx'
import { ApplicationsBoard as ApplicationsBoard_f11d01ddcdd14fc6a1b8856e5d632eaa } from '../../../src/admin/desk/board-view.tsx'
import { SpamTray as SpamTray_de095e17e69f67e4925057027e3e7de7 } from '../../../src/admin/desk/spam-tray.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/together/together.tsx#Together": Together_a4d41496dff9ca334a3aca0d185c9d97,
  "/src/admin/schedule/publish-button.tsx#PublishButton": PublishButton_9c6c3890144a4feeed7f646bc5167691,
  "/src/versions/restore-button.tsx#RestoreButton": RestoreButton_4a5828528180dbf30d437868a543f2ba,
  "/src/versions/written-by.tsx#WrittenBy": WrittenBy_e81c8ef733b58b1b25255c84954559ec,
  "/src/versions/versions-list.tsx#VersionsList": VersionsList_2da1be28247f8e26a38122440ff273cd,
  "/src/waiting/waiting-note.tsx#WaitingNote": WaitingNote_11d8a83c0397cf939da292184130a7b1,
  "/src/waiting/waiting-cell.tsx#WaitingCell": WaitingCell_d7b9a5e0015bfc2127043cdef86271fa,
  "/src/campaigns/test-figures.tsx#TestFigures": TestFigures_0b6478548504086751fbfb89984d1fe3,
  "/src/attribution/story-field.tsx#Story": Story_4b795cb769d8fcd50c7a9bdbb70e8bbf,
  "/src/admin/desk/timeline.tsx#Timeline": Timeline_f2c599ea7ddd1c61b56c08dae2c1709e,
  "/src/admin/desk/desk-actions.tsx#DeskActions": DeskActions_c07dafdfbcbd5307047e600808bfa944,
  "/src/admin/desk/list-links.tsx#ListLinks": ListLinks_fbe2154fc47a6178f8055fe19e1b698d,
  "/src/exports/admin/export-links.tsx#ExportLinks": ExportLinks_c933a9aa0f375a4dbf162d3f9345b1fb,
  "/src/admin/mail/mail-actions.tsx#MailActions": MailActions_47054dc96d02184ee257455aa48d77d9,
  "/src/mail/bounces/bounce-panel.tsx#BouncePanel": BouncePanel_9a1add319e48bcde67845374f9e8145f,
  "/src/admin/mail/template-preview.tsx#TemplatePreview": TemplatePreview_6955d9142822252a7388ea3ab89bc503,
  "/src/admin/codes/code-cell.tsx#CodeCell": CodeCell_84162f54d0b5f59351f3be412a4506ea,
  "/src/webhooks/admin/secret-panel.tsx#SecretPanel": SecretPanel_00d025ccce4c0537849ef32df98fb651,
  "/src/webhooks/admin/replay-one.tsx#ReplayOne": ReplayOne_140775a1d4325bc82fd4b132ef57cf63,
  "/src/webhooks/admin/replay-many.tsx#ReplayMany": ReplayMany_2c17e1b1ec9d7ad92a3ea57b5302ddcf,
  "/src/sign-in/current-password.tsx#CurrentPassword": CurrentPassword_f553e8ebc817149d7d8f8b7ba50e4373,
  "/src/second-factor/admin/factor-panel.tsx#FactorPanel": FactorPanel_6864ff553077a6744d80fbbe72c2a509,
  "/src/sign-in/session-list.tsx#SessionList": SessionList_39bbd92aa8dbe84cfabc3754589206e7,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/src/admin/marks.tsx#Icon": Icon_cc0c21380a5b7bbfb903cf85b8bd0170,
  "/src/admin/marks.tsx#Logo": Logo_cc0c21380a5b7bbfb903cf85b8bd0170,
  "/src/reports/nav-link.tsx#ReportsLinks": ReportsLinks_7b651c6d01cd9c6aef7ef83b176d4c8f,
  "/src/privacy/view/nav-link.tsx#PrivacyLink": PrivacyLink_2c9aafcadbae5471130d2ffdc756973d,
  "/src/admin/mail/mail-notice.tsx#MailNotice": MailNotice_fe5354985850d21d3285bf3e56b6f039,
  "/src/alarms/admin/alarm-notice.tsx#AlarmNotice": AlarmNotice_f656a93472be1a1164c8b41014f766a4,
  "/src/privacy/view/privacy-notice.tsx#PrivacyNotice": PrivacyNotice_b01bca43e2ab99374e44bbaa42730869,
  "/src/webhooks/admin/webhook-notice.tsx#WebhookNotice": WebhookNotice_b4e525a8ef8c7f2fcfc99c3b230021e5,
  "/src/admin/desk/desk-today.tsx#DeskToday": DeskToday_977243b533b1c47369bec787dbf2c711,
  "/src/admin/desk/nav-links.tsx#NavLinks": NavLinks_683d0d36d49d826e3300ba528b090cdf,
  "/src/admin/platform-words.tsx#PlatformWords": PlatformWords_ff3cdd0d561fd9a10e4715f6fd4ff905,
  "/src/admin/check-files.tsx#CheckFiles": CheckFiles_18a7b781e568cdefd6164e42849063de,
  "/src/sign-in/login/login-view.tsx#LoginView": LoginView_8dbff2857fb4308dd0def827e6f81032,
  "/src/sign-in/inactivity.tsx#Inactivity": Inactivity_be09d1a0aa848eb6016639429969a174,
  "/src/privacy/view/view.tsx#PrivacyView": PrivacyView_fec457a258e289b05d4f7b966bec203a,
  "/src/reports/view.tsx#ReportsView": ReportsView_4e965d710cba1646b0412bcbdc936af3,
  "/src/attribution/link-kit/view.tsx#LinkKitView": LinkKitView_16c7f10ca0829fd984dd7b1c2131294e,
  "/src/admin/desk/board-view.tsx#LeadsBoard": LeadsBoard_f11d01ddcdd14fc6a1b8856e5d632eaa,
  "/src/admin/desk/board-view.tsx#ApplicationsBoard": ApplicationsBoard_f11d01ddcdd14fc6a1b8856e5d632eaa,
  "/src/admin/desk/spam-tray.tsx#SpamTray": SpamTray_de095e17e69f67e4925057027e3e7de7,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
