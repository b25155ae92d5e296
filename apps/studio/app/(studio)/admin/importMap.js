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
import { Together as Together_3d161edf9ec2111a2b4ed248a4acfb5a } from '../../../src/together/admin/together.tsx'
import { PublishButton as PublishButton_aa753e5a36b58c8daab7cc039f210b02 } from '../../../src/content/schedule/publish-button.tsx'
import { RestoreButton as RestoreButton_73ef82cddc4659e1b102aa9cded242f1 } from '../../../src/content/versions/restore-button.tsx'
import { WrittenBy as WrittenBy_d10739293187115d269a8e7d4b294d1b } from '../../../src/content/versions/written-by.tsx'
import { VersionsList as VersionsList_14aa6d325b05a8f6552e7f97573047a9 } from '../../../src/content/versions/versions-list.tsx'
import { WaitingNote as WaitingNote_695b75a38dcdbe49a12668c3d520992e } from '../../../src/content/waiting/waiting-note.tsx'
import { WaitingCell as WaitingCell_c37b5e1620619a7d7867294847332bbd } from '../../../src/content/waiting/waiting-cell.tsx'
import { TestFigures as TestFigures_0b6478548504086751fbfb89984d1fe3 } from '../../../src/campaigns/test-figures.tsx'
import { Story as Story_4b795cb769d8fcd50c7a9bdbb70e8bbf } from '../../../src/attribution/story-field.tsx'
import { Timeline as Timeline_4ce5d4551a04c6d884299ec83110b9cf } from '../../../src/desk/admin/timeline.tsx'
import { DeskActions as DeskActions_6d3562639c0985f012762102ef2346a0 } from '../../../src/desk/admin/desk-actions.tsx'
import { ListLinks as ListLinks_7951ef838e6fed0511fe5fc6a7242a4c } from '../../../src/desk/admin/list-links.tsx'
import { ExportLinks as ExportLinks_c933a9aa0f375a4dbf162d3f9345b1fb } from '../../../src/exports/admin/export-links.tsx'
import { MailActions as MailActions_9c743e65703df482af9d80c352b65d3d } from '../../../src/mail/admin/mail-actions.tsx'
import { BouncePanel as BouncePanel_9a1add319e48bcde67845374f9e8145f } from '../../../src/mail/bounces/bounce-panel.tsx'
import { TemplatePreview as TemplatePreview_5f8343a791218afca1bebda44ca2f244 } from '../../../src/mail/admin/template-preview.tsx'
import { CodeCell as CodeCell_334f754b84e7b5937ca1fcfd399b335e } from '../../../src/platform/admin/codes/code-cell.tsx'
import { SecretPanel as SecretPanel_00d025ccce4c0537849ef32df98fb651 } from '../../../src/webhooks/admin/secret-panel.tsx'
import { ReplayOne as ReplayOne_140775a1d4325bc82fd4b132ef57cf63 } from '../../../src/webhooks/admin/replay-one.tsx'
import { ReplayMany as ReplayMany_2c17e1b1ec9d7ad92a3ea57b5302ddcf } from '../../../src/webhooks/admin/replay-many.tsx'
import { CurrentPassword as CurrentPassword_62826ff301332f7cbbf0110dcf12428c } from '../../../src/accounts/sign-in/current-password.tsx'
import { FactorPanel as FactorPanel_1aa2c49e675718762826580560471509 } from '../../../src/accounts/second-factor/admin/factor-panel.tsx'
import { SessionList as SessionList_978958c29da75a3c25dc8887aa800ea7 } from '../../../src/accounts/sign-in/session-list.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { Icon as Icon_f8e1152fea7dbd96d1a324dd7e5c19a1 } from '../../../src/platform/admin/marks.tsx'
import { Logo as Logo_f8e1152fea7dbd96d1a324dd7e5c19a1 } from '../../../src/platform/admin/marks.tsx'
import { ReportsLinks as ReportsLinks_7b651c6d01cd9c6aef7ef83b176d4c8f } from '../../../src/reports/nav-link.tsx'
import { PrivacyLink as PrivacyLink_2c9aafcadbae5471130d2ffdc756973d } from '../../../src/privacy/view/nav-link.tsx'
import { MailNotice as MailNotice_59b40e5acc1d1adfb178745ed0425777 } from '../../../src/alarms/admin/mail-notice.tsx'
import { AlarmNotice as AlarmNotice_f656a93472be1a1164c8b41014f766a4 } from '../../../src/alarms/admin/alarm-notice.tsx'
import { PrivacyNotice as PrivacyNotice_b01bca43e2ab99374e44bbaa42730869 } from '../../../src/privacy/view/privacy-notice.tsx'
import { WebhookNotice as WebhookNotice_b4e525a8ef8c7f2fcfc99c3b230021e5 } from '../../../src/webhooks/admin/webhook-notice.tsx'
import { DeskToday as DeskToday_8e629f370bf5dbfc910c657f3cb3c49a } from '../../../src/desk/admin/desk-today.tsx'
import { NavLinks as NavLinks_03c69f5697f765f80228b1be0e0ddddb } from '../../../src/desk/admin/nav-links.tsx'
import { PlatformWords as PlatformWords_f17c134149fad6699869be200ebb0e20 } from '../../../src/platform/admin/platform-words.tsx'
import { CheckFiles as CheckFiles_e55f8a3c71c68fffaf0fe820e6b839a3 } from '../../../src/content/uploads/check-files.tsx'
import { LeadsBoard as LeadsBoard_aa8001f26f91cbd2397aab6e4b1288ce } from '../../../src/desk/admin/board-view.tsx'
import { ApplicationsBoard as ApplicationsBoard_aa8001f26f91cbd2397aab6e4b1288ce } from '../../../src/desk/admin/board-view.tsx'
import { SpamTray as SpamTray_fcd52fadfef0c918469c3a3554de643f } from '../../../src/desk/admin/spam-tray.tsx'
import { LinkKitView as LinkKitView_16c7f10ca0829fd984dd7b1c2131294e } from '../../../src/attribution/link-kit/view.tsx'
import { ReportsView as ReportsView_4e965d710cba1646b0412bcbdc936af3 } from '../../../src/reports/view.tsx'
import { PrivacyView as PrivacyView_fec457a258e289b05d4f7b966bec203a } from '../../../src/privacy/view/view.tsx'
import { LoginView as LoginView_e45e147edeb7edb11d78ac0a28760653 } from '../../../src/accounts/sign-in/login/login-view.tsx'
import { Inactivity as Inactivity_89677dc99ab5a15c2ac2cd55f8700f2b } from '../../../src/accounts/sign-in/inactivity.tsx'
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
  "/src/together/admin/together.tsx#Together": Together_3d161edf9ec2111a2b4ed248a4acfb5a,
  "/src/content/schedule/publish-button.tsx#PublishButton": PublishButton_aa753e5a36b58c8daab7cc039f210b02,
  "/src/content/versions/restore-button.tsx#RestoreButton": RestoreButton_73ef82cddc4659e1b102aa9cded242f1,
  "/src/content/versions/written-by.tsx#WrittenBy": WrittenBy_d10739293187115d269a8e7d4b294d1b,
  "/src/content/versions/versions-list.tsx#VersionsList": VersionsList_14aa6d325b05a8f6552e7f97573047a9,
  "/src/content/waiting/waiting-note.tsx#WaitingNote": WaitingNote_695b75a38dcdbe49a12668c3d520992e,
  "/src/content/waiting/waiting-cell.tsx#WaitingCell": WaitingCell_c37b5e1620619a7d7867294847332bbd,
  "/src/campaigns/test-figures.tsx#TestFigures": TestFigures_0b6478548504086751fbfb89984d1fe3,
  "/src/attribution/story-field.tsx#Story": Story_4b795cb769d8fcd50c7a9bdbb70e8bbf,
  "/src/desk/admin/timeline.tsx#Timeline": Timeline_4ce5d4551a04c6d884299ec83110b9cf,
  "/src/desk/admin/desk-actions.tsx#DeskActions": DeskActions_6d3562639c0985f012762102ef2346a0,
  "/src/desk/admin/list-links.tsx#ListLinks": ListLinks_7951ef838e6fed0511fe5fc6a7242a4c,
  "/src/exports/admin/export-links.tsx#ExportLinks": ExportLinks_c933a9aa0f375a4dbf162d3f9345b1fb,
  "/src/mail/admin/mail-actions.tsx#MailActions": MailActions_9c743e65703df482af9d80c352b65d3d,
  "/src/mail/bounces/bounce-panel.tsx#BouncePanel": BouncePanel_9a1add319e48bcde67845374f9e8145f,
  "/src/mail/admin/template-preview.tsx#TemplatePreview": TemplatePreview_5f8343a791218afca1bebda44ca2f244,
  "/src/platform/admin/codes/code-cell.tsx#CodeCell": CodeCell_334f754b84e7b5937ca1fcfd399b335e,
  "/src/webhooks/admin/secret-panel.tsx#SecretPanel": SecretPanel_00d025ccce4c0537849ef32df98fb651,
  "/src/webhooks/admin/replay-one.tsx#ReplayOne": ReplayOne_140775a1d4325bc82fd4b132ef57cf63,
  "/src/webhooks/admin/replay-many.tsx#ReplayMany": ReplayMany_2c17e1b1ec9d7ad92a3ea57b5302ddcf,
  "/src/accounts/sign-in/current-password.tsx#CurrentPassword": CurrentPassword_62826ff301332f7cbbf0110dcf12428c,
  "/src/accounts/second-factor/admin/factor-panel.tsx#FactorPanel": FactorPanel_1aa2c49e675718762826580560471509,
  "/src/accounts/sign-in/session-list.tsx#SessionList": SessionList_978958c29da75a3c25dc8887aa800ea7,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/src/platform/admin/marks.tsx#Icon": Icon_f8e1152fea7dbd96d1a324dd7e5c19a1,
  "/src/platform/admin/marks.tsx#Logo": Logo_f8e1152fea7dbd96d1a324dd7e5c19a1,
  "/src/reports/nav-link.tsx#ReportsLinks": ReportsLinks_7b651c6d01cd9c6aef7ef83b176d4c8f,
  "/src/privacy/view/nav-link.tsx#PrivacyLink": PrivacyLink_2c9aafcadbae5471130d2ffdc756973d,
  "/src/alarms/admin/mail-notice.tsx#MailNotice": MailNotice_59b40e5acc1d1adfb178745ed0425777,
  "/src/alarms/admin/alarm-notice.tsx#AlarmNotice": AlarmNotice_f656a93472be1a1164c8b41014f766a4,
  "/src/privacy/view/privacy-notice.tsx#PrivacyNotice": PrivacyNotice_b01bca43e2ab99374e44bbaa42730869,
  "/src/webhooks/admin/webhook-notice.tsx#WebhookNotice": WebhookNotice_b4e525a8ef8c7f2fcfc99c3b230021e5,
  "/src/desk/admin/desk-today.tsx#DeskToday": DeskToday_8e629f370bf5dbfc910c657f3cb3c49a,
  "/src/desk/admin/nav-links.tsx#NavLinks": NavLinks_03c69f5697f765f80228b1be0e0ddddb,
  "/src/platform/admin/platform-words.tsx#PlatformWords": PlatformWords_f17c134149fad6699869be200ebb0e20,
  "/src/content/uploads/check-files.tsx#CheckFiles": CheckFiles_e55f8a3c71c68fffaf0fe820e6b839a3,
  "/src/desk/admin/board-view.tsx#LeadsBoard": LeadsBoard_aa8001f26f91cbd2397aab6e4b1288ce,
  "/src/desk/admin/board-view.tsx#ApplicationsBoard": ApplicationsBoard_aa8001f26f91cbd2397aab6e4b1288ce,
  "/src/desk/admin/spam-tray.tsx#SpamTray": SpamTray_fcd52fadfef0c918469c3a3554de643f,
  "/src/attribution/link-kit/view.tsx#LinkKitView": LinkKitView_16c7f10ca0829fd984dd7b1c2131294e,
  "/src/reports/view.tsx#ReportsView": ReportsView_4e965d710cba1646b0412bcbdc936af3,
  "/src/privacy/view/view.tsx#PrivacyView": PrivacyView_fec457a258e289b05d4f7b966bec203a,
  "/src/accounts/sign-in/login/login-view.tsx#LoginView": LoginView_e45e147edeb7edb11d78ac0a28760653,
  "/src/accounts/sign-in/inactivity.tsx#Inactivity": Inactivity_89677dc99ab5a15c2ac2cd55f8700f2b,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
