import { LanguagesCell as LanguagesCell_fd4320edb411c071fe872dd74206c2af } from '../../../src/content/languages/admin/languages-cell.tsx'
import { LanguagesPanel as LanguagesPanel_0a58f416f93111c760d506222032c8b3 } from '../../../src/content/languages/admin/panel.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { WritingFeatureClient as WritingFeatureClient_c7c044d98f1d74b5ea73152f32d4e3e9 } from '../../../src/content/rich-text/editor-when-needed.tsx'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ManyPictures as ManyPictures_a36c9bc08254aabf7f9286f8da6cb625 } from '../../../src/content/library/many-pictures.tsx'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BesideText as BesideText_4febf1046313dd8b7aa24d84158b1402 } from '../../../src/content/rich-text/writing/beside-text.tsx'
import { FoundBeside as FoundBeside_2a93c782ee2c1e2e6352abee6d263f6d } from '../../../src/content/preview/admin/found-beside.tsx'
import { WaitingNote as WaitingNote_695b75a38dcdbe49a12668c3d520992e } from '../../../src/content/waiting/waiting-note.tsx'
import { WaitingCell as WaitingCell_c37b5e1620619a7d7867294847332bbd } from '../../../src/content/waiting/waiting-cell.tsx'
import { LeftOut as LeftOut_60d0900d8069ce232e45dfe6752e965d } from '../../../src/platform/admin/left-out.tsx'
import { EmptyList as EmptyList_53b63c3c0a42769c528e3003839a445a } from '../../../src/start/teach/empty-list.tsx'
import { Together as Together_3d161edf9ec2111a2b4ed248a4acfb5a } from '../../../src/together/admin/together.tsx'
import { Untitled as Untitled_a265b16c5600e4929bc6ac926cf91e39 } from '../../../src/platform/admin/untitled.tsx'
import { PreviewButtons as PreviewButtons_b710ce5f558097b2f4302293bbe90b3c } from '../../../src/content/preview/admin/preview-buttons.tsx'
import { PublishButton as PublishButton_aa753e5a36b58c8daab7cc039f210b02 } from '../../../src/content/schedule/publish-button.tsx'
import { PreviewPane as PreviewPane_b4b3cee49504a740cce8c4e082badc9c } from '../../../src/content/preview/admin/preview-pane.tsx'
import { RestoreButton as RestoreButton_73ef82cddc4659e1b102aa9cded242f1 } from '../../../src/content/versions/restore-button.tsx'
import { WrittenBy as WrittenBy_d10739293187115d269a8e7d4b294d1b } from '../../../src/content/versions/written-by.tsx'
import { VersionsList as VersionsList_14aa6d325b05a8f6552e7f97573047a9 } from '../../../src/content/versions/versions-list.tsx'
import { TranslateView as TranslateView_4ed9d3647a91f9a4b26a446d3a0d97b9 } from '../../../src/content/languages/admin/translate-view.tsx'
import { RowName as RowName_0f7242c28b8cb129a6acc66fdefdbe83 } from '../../../src/platform/admin/row-name.tsx'
import { FocusPoint as FocusPoint_234293ad7f5993fde88e06368159902f } from '../../../src/content/library/focus-point.tsx'
import { PicturePanel as PicturePanel_1a987a3d279915699b9869b2773fc332 } from '../../../src/content/library/picture-panel.tsx'
import { Library as Library_f0509e6d32f6a7d5c28a4cb844f9039b } from '../../../src/content/library/library.tsx'
import { LeadHead as LeadHead_00b6d617c4af5e2bea0c443bd96a46d5 } from '../../../src/desk/admin/lead-head.tsx'
import { Story as Story_4b795cb769d8fcd50c7a9bdbb70e8bbf } from '../../../src/attribution/story-field.tsx'
import { Timeline as Timeline_4ce5d4551a04c6d884299ec83110b9cf } from '../../../src/desk/admin/timeline.tsx'
import { DeskActions as DeskActions_6d3562639c0985f012762102ef2346a0 } from '../../../src/desk/admin/desk-actions.tsx'
import { TagsField as TagsField_6caf47a949c0fb8d17aa7c0c10ecbdf6 } from '../../../src/desk/admin/tags-field.tsx'
import { CodeCell as CodeCell_334f754b84e7b5937ca1fcfd399b335e } from '../../../src/platform/admin/codes/code-cell.tsx'
import { CodeField as CodeField_f92eda67fcf77a2ea13c5d9e78f08825 } from '../../../src/platform/admin/codes/code-field.tsx'
import { ListLinks as ListLinks_7951ef838e6fed0511fe5fc6a7242a4c } from '../../../src/desk/admin/list-links.tsx'
import { ExportLinks as ExportLinks_c933a9aa0f375a4dbf162d3f9345b1fb } from '../../../src/exports/admin/export-links.tsx'
import { AnswersField as AnswersField_2a6a457803fe9589723abaec1285b774 } from '../../../src/desk/admin/answers-field.tsx'
import { LastDayCell as LastDayCell_b06ec5df78f864a2f2d98313fd24f2cf } from '../../../src/content/waiting/end-cell.tsx'
import { TestFigures as TestFigures_0b6478548504086751fbfb89984d1fe3 } from '../../../src/campaigns/test-figures.tsx'
import { EndCell as EndCell_b06ec5df78f864a2f2d98313fd24f2cf } from '../../../src/content/waiting/end-cell.tsx'
import { AddressCell as AddressCell_a8baed711ca5cd131699ff20b219b930 } from '../../../src/campaigns/short-links/address-cell.tsx'
import { AddressPanel as AddressPanel_846d702adf873510e9170a07d80c9aad } from '../../../src/campaigns/short-links/address-panel.tsx'
import { StateCell as StateCell_fc2782f0509a56fed3371fd369892481 } from '../../../src/campaigns/short-links/state-cell.tsx'
import { BlockName as BlockName_3737b39455f4a89b0fddd1f44c315bff } from '../../../src/platform/admin/block-name.tsx'
import { AboveRedirects as AboveRedirects_a3725cd75ed60360d2c0dfa9bb1857e3 } from '../../../src/addresses/above-redirects.tsx'
import { MonthPosts as MonthPosts_b5729efa5ea62c577bf355e83ba74082 } from '../../../src/newsletter/admin/month-posts.tsx'
import { LetterView as LetterView_3ab5ede467a21263b8fbd6bce8b58fbd } from '../../../src/newsletter/admin/letter-view.tsx'
import { SendingPanel as SendingPanel_0beb13de9264d0c7b48b162ffcda2b00 } from '../../../src/newsletter/admin/sending-panel.tsx'
import { TemplatePreview as TemplatePreview_5f8343a791218afca1bebda44ca2f244 } from '../../../src/mail/admin/template-preview.tsx'
import { MailActions as MailActions_9c743e65703df482af9d80c352b65d3d } from '../../../src/mail/admin/mail-actions.tsx'
import { BouncePanel as BouncePanel_9a1add319e48bcde67845374f9e8145f } from '../../../src/mail/bounces/bounce-panel.tsx'
import { AskOnAccount as AskOnAccount_1b88fdeeb4e97bfdf7a15b2b5966ca1b } from '../../../src/accounts/people/admin/ask-on-account.tsx'
import { CurrentPassword as CurrentPassword_62826ff301332f7cbbf0110dcf12428c } from '../../../src/accounts/sign-in/current-password.tsx'
import { RoleField as RoleField_a2007b8349a8553672b076188b114e03 } from '../../../src/accounts/people/admin/role-field.tsx'
import { LanguageField as LanguageField_29ae38ed12296cad710250b94b0c174a } from '../../../src/accounts/people/admin/language-field.tsx'
import { StandingCell as StandingCell_d496feba694c2b0943114a792e2a2955 } from '../../../src/accounts/people/admin/standing-cell.tsx'
import { PersonPanel as PersonPanel_b9931cc0e7ae6aea56eba5e729428cc2 } from '../../../src/accounts/people/admin/person-panel.tsx'
import { MailSwitch as MailSwitch_20baac43e5daf3b701bf8a3576f164a3 } from '../../../src/accounts/people/admin/mail-switch.tsx'
import { PushPanel as PushPanel_d58bd1f42e40a926974ade3c3b722999 } from '../../../src/push/admin/push-panel.tsx'
import { FactorPanel as FactorPanel_1aa2c49e675718762826580560471509 } from '../../../src/accounts/second-factor/admin/factor-panel.tsx'
import { SessionList as SessionList_978958c29da75a3c25dc8887aa800ea7 } from '../../../src/accounts/sign-in/session-list.tsx'
import { InvitePanel as InvitePanel_35e63daab74f5d1c70ac538fc68d3d2d } from '../../../src/accounts/people/admin/invite-panel.tsx'
import { SecretPanel as SecretPanel_00d025ccce4c0537849ef32df98fb651 } from '../../../src/webhooks/admin/secret-panel.tsx'
import { ReplayOne as ReplayOne_140775a1d4325bc82fd4b132ef57cf63 } from '../../../src/webhooks/admin/replay-one.tsx'
import { ReplayMany as ReplayMany_2c17e1b1ec9d7ad92a3ea57b5302ddcf } from '../../../src/webhooks/admin/replay-many.tsx'
import { KeyPanel as KeyPanel_caf37f1bb6bac2dd8e9d3048f6d08f36 } from '../../../src/keys/admin/key-panel.tsx'
import { AboveKeys as AboveKeys_f15750e6f34556bf725cb3a85d347508 } from '../../../src/keys/admin/above-keys.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { WayToGuide as WayToGuide_c1482921606fe7f692b77fb3922ba141 } from '../../../src/first-run/admin/way-to-guide.tsx'
import { LinkRowLabel as LinkRowLabel_2773d9aaf91916b821e62992f0686dae } from '../../../src/content/fields/link-row-label.tsx'
import { OwnWordsField as OwnWordsField_6b0ff7309c50b21ea75a119dbf853ab1 } from '../../../src/content/own-words/admin/own-words-field.tsx'
import { Icon as Icon_f8e1152fea7dbd96d1a324dd7e5c19a1 } from '../../../src/platform/admin/marks.tsx'
import { Logo as Logo_f8e1152fea7dbd96d1a324dd7e5c19a1 } from '../../../src/platform/admin/marks.tsx'
import { FindEverything as FindEverything_8fc24df57fbe1665899dcd2227abc1bb } from '../../../src/start/find/find-everything.tsx'
import { GuideNotice as GuideNotice_90874f21b7052c53772d31c67ea93061 } from '../../../src/first-run/admin/guide-notice.tsx'
import { MailNotice as MailNotice_59b40e5acc1d1adfb178745ed0425777 } from '../../../src/alarms/admin/mail-notice.tsx'
import { AlarmNotice as AlarmNotice_f656a93472be1a1164c8b41014f766a4 } from '../../../src/alarms/admin/alarm-notice.tsx'
import { PrivacyNotice as PrivacyNotice_b01bca43e2ab99374e44bbaa42730869 } from '../../../src/privacy/view/privacy-notice.tsx'
import { WebhookNotice as WebhookNotice_b4e525a8ef8c7f2fcfc99c3b230021e5 } from '../../../src/webhooks/admin/webhook-notice.tsx'
import { DayLinks as DayLinks_c98b44dfe53333f289b4cc74dd24313b } from '../../../src/start/menu/day-links.tsx'
import { PlatformWords as PlatformWords_f17c134149fad6699869be200ebb0e20 } from '../../../src/platform/admin/platform-words.tsx'
import { ErrorsStay as ErrorsStay_58ae24b3d18b6370330a7cd53f46b3ee } from '../../../src/platform/admin/errors-stay.tsx'
import { CheckFiles as CheckFiles_e55f8a3c71c68fffaf0fe820e6b839a3 } from '../../../src/content/uploads/check-files.tsx'
import { AskForWords as AskForWords_86f53248bab273b0aa9ae915b6132ec3 } from '../../../src/content/described/admin/ask-for-words.tsx'
import { GuideView as GuideView_36e7b8476402e8d6e1ef74f02dea9579 } from '../../../src/first-run/admin/guide-view.tsx'
import { MissingView as MissingView_4da258a82deed08ec3fc51aeda5468de } from '../../../src/addresses/missing-view.tsx'
import { TryView as TryView_d66d2d23961e626a7a07d206a2cb883c } from '../../../src/addresses/try-view.tsx'
import { GuardView as GuardView_008c848a653e4ad2d4bb3db72c28b34c } from '../../../src/guard/view/guard-view.tsx'
import { CalendarView as CalendarView_012f5aa07f1b04413a57f6db746887a6 } from '../../../src/planning/calendar-view.tsx'
import { NewLead as NewLead_bdcc7bab5177b4b89227081827581961 } from '../../../src/desk/admin/new-lead-view.tsx'
import { LeadsBoard as LeadsBoard_aa8001f26f91cbd2397aab6e4b1288ce } from '../../../src/desk/admin/board-view.tsx'
import { ApplicationsBoard as ApplicationsBoard_aa8001f26f91cbd2397aab6e4b1288ce } from '../../../src/desk/admin/board-view.tsx'
import { SpamTray as SpamTray_fcd52fadfef0c918469c3a3554de643f } from '../../../src/desk/admin/spam-tray.tsx'
import { LinkKitView as LinkKitView_16c7f10ca0829fd984dd7b1c2131294e } from '../../../src/attribution/link-kit/view.tsx'
import { ReportsView as ReportsView_4e965d710cba1646b0412bcbdc936af3 } from '../../../src/reports/view.tsx'
import { PrivacyView as PrivacyView_fec457a258e289b05d4f7b966bec203a } from '../../../src/privacy/view/view.tsx'
import { GuideView as GuideView_d783b87cd23c24e4e34381fdf1e3cb8d } from '../../../src/keys/admin/guide-view.tsx'
import { LoginView as LoginView_e45e147edeb7edb11d78ac0a28760653 } from '../../../src/accounts/sign-in/login/login-view.tsx'
import { InvitationView as InvitationView_084f0d00eda79a1c1daf4957f7d3194a } from '../../../src/accounts/people/admin/invitation-view.tsx'
import { ResetOverView as ResetOverView_c96bdd81f541d4d32d75d173f1d9b5c4 } from '../../../src/accounts/sign-in/login/reset-over-view.tsx'
import { Inactivity as Inactivity_89677dc99ab5a15c2ac2cd55f8700f2b } from '../../../src/accounts/sign-in/inactivity.tsx'
import { StartPage as StartPage_55658d738fe8a49dc43b424d522bbb27 } from '../../../src/start/start-page.tsx'
import { ClosedView as ClosedView_8fcf69a92dd243ba03244cc6f28baabe } from '../../../src/platform/admin/closed-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/content/languages/admin/languages-cell.tsx#LanguagesCell": LanguagesCell_fd4320edb411c071fe872dd74206c2af,
  "/src/content/languages/admin/panel.tsx#LanguagesPanel": LanguagesPanel_0a58f416f93111c760d506222032c8b3,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/content/rich-text/editor-when-needed.tsx#WritingFeatureClient": WritingFeatureClient_c7c044d98f1d74b5ea73152f32d4e3e9,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/content/library/many-pictures.tsx#ManyPictures": ManyPictures_a36c9bc08254aabf7f9286f8da6cb625,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/content/rich-text/writing/beside-text.tsx#BesideText": BesideText_4febf1046313dd8b7aa24d84158b1402,
  "/src/content/preview/admin/found-beside.tsx#FoundBeside": FoundBeside_2a93c782ee2c1e2e6352abee6d263f6d,
  "/src/content/waiting/waiting-note.tsx#WaitingNote": WaitingNote_695b75a38dcdbe49a12668c3d520992e,
  "/src/content/waiting/waiting-cell.tsx#WaitingCell": WaitingCell_c37b5e1620619a7d7867294847332bbd,
  "/src/platform/admin/left-out.tsx#LeftOut": LeftOut_60d0900d8069ce232e45dfe6752e965d,
  "/src/start/teach/empty-list.tsx#EmptyList": EmptyList_53b63c3c0a42769c528e3003839a445a,
  "/src/together/admin/together.tsx#Together": Together_3d161edf9ec2111a2b4ed248a4acfb5a,
  "/src/platform/admin/untitled.tsx#Untitled": Untitled_a265b16c5600e4929bc6ac926cf91e39,
  "/src/content/preview/admin/preview-buttons.tsx#PreviewButtons": PreviewButtons_b710ce5f558097b2f4302293bbe90b3c,
  "/src/content/schedule/publish-button.tsx#PublishButton": PublishButton_aa753e5a36b58c8daab7cc039f210b02,
  "/src/content/preview/admin/preview-pane.tsx#PreviewPane": PreviewPane_b4b3cee49504a740cce8c4e082badc9c,
  "/src/content/versions/restore-button.tsx#RestoreButton": RestoreButton_73ef82cddc4659e1b102aa9cded242f1,
  "/src/content/versions/written-by.tsx#WrittenBy": WrittenBy_d10739293187115d269a8e7d4b294d1b,
  "/src/content/versions/versions-list.tsx#VersionsList": VersionsList_14aa6d325b05a8f6552e7f97573047a9,
  "/src/content/languages/admin/translate-view.tsx#TranslateView": TranslateView_4ed9d3647a91f9a4b26a446d3a0d97b9,
  "/src/platform/admin/row-name.tsx#RowName": RowName_0f7242c28b8cb129a6acc66fdefdbe83,
  "/src/content/library/focus-point.tsx#FocusPoint": FocusPoint_234293ad7f5993fde88e06368159902f,
  "/src/content/library/picture-panel.tsx#PicturePanel": PicturePanel_1a987a3d279915699b9869b2773fc332,
  "/src/content/library/library.tsx#Library": Library_f0509e6d32f6a7d5c28a4cb844f9039b,
  "/src/desk/admin/lead-head.tsx#LeadHead": LeadHead_00b6d617c4af5e2bea0c443bd96a46d5,
  "/src/attribution/story-field.tsx#Story": Story_4b795cb769d8fcd50c7a9bdbb70e8bbf,
  "/src/desk/admin/timeline.tsx#Timeline": Timeline_4ce5d4551a04c6d884299ec83110b9cf,
  "/src/desk/admin/desk-actions.tsx#DeskActions": DeskActions_6d3562639c0985f012762102ef2346a0,
  "/src/desk/admin/tags-field.tsx#TagsField": TagsField_6caf47a949c0fb8d17aa7c0c10ecbdf6,
  "/src/platform/admin/codes/code-cell.tsx#CodeCell": CodeCell_334f754b84e7b5937ca1fcfd399b335e,
  "/src/platform/admin/codes/code-field.tsx#CodeField": CodeField_f92eda67fcf77a2ea13c5d9e78f08825,
  "/src/desk/admin/list-links.tsx#ListLinks": ListLinks_7951ef838e6fed0511fe5fc6a7242a4c,
  "/src/exports/admin/export-links.tsx#ExportLinks": ExportLinks_c933a9aa0f375a4dbf162d3f9345b1fb,
  "/src/desk/admin/answers-field.tsx#AnswersField": AnswersField_2a6a457803fe9589723abaec1285b774,
  "/src/content/waiting/end-cell.tsx#LastDayCell": LastDayCell_b06ec5df78f864a2f2d98313fd24f2cf,
  "/src/campaigns/test-figures.tsx#TestFigures": TestFigures_0b6478548504086751fbfb89984d1fe3,
  "/src/content/waiting/end-cell.tsx#EndCell": EndCell_b06ec5df78f864a2f2d98313fd24f2cf,
  "/src/campaigns/short-links/address-cell.tsx#AddressCell": AddressCell_a8baed711ca5cd131699ff20b219b930,
  "/src/campaigns/short-links/address-panel.tsx#AddressPanel": AddressPanel_846d702adf873510e9170a07d80c9aad,
  "/src/campaigns/short-links/state-cell.tsx#StateCell": StateCell_fc2782f0509a56fed3371fd369892481,
  "/src/platform/admin/block-name.tsx#BlockName": BlockName_3737b39455f4a89b0fddd1f44c315bff,
  "/src/addresses/above-redirects.tsx#AboveRedirects": AboveRedirects_a3725cd75ed60360d2c0dfa9bb1857e3,
  "/src/newsletter/admin/month-posts.tsx#MonthPosts": MonthPosts_b5729efa5ea62c577bf355e83ba74082,
  "/src/newsletter/admin/letter-view.tsx#LetterView": LetterView_3ab5ede467a21263b8fbd6bce8b58fbd,
  "/src/newsletter/admin/sending-panel.tsx#SendingPanel": SendingPanel_0beb13de9264d0c7b48b162ffcda2b00,
  "/src/mail/admin/template-preview.tsx#TemplatePreview": TemplatePreview_5f8343a791218afca1bebda44ca2f244,
  "/src/mail/admin/mail-actions.tsx#MailActions": MailActions_9c743e65703df482af9d80c352b65d3d,
  "/src/mail/bounces/bounce-panel.tsx#BouncePanel": BouncePanel_9a1add319e48bcde67845374f9e8145f,
  "/src/accounts/people/admin/ask-on-account.tsx#AskOnAccount": AskOnAccount_1b88fdeeb4e97bfdf7a15b2b5966ca1b,
  "/src/accounts/sign-in/current-password.tsx#CurrentPassword": CurrentPassword_62826ff301332f7cbbf0110dcf12428c,
  "/src/accounts/people/admin/role-field.tsx#RoleField": RoleField_a2007b8349a8553672b076188b114e03,
  "/src/accounts/people/admin/language-field.tsx#LanguageField": LanguageField_29ae38ed12296cad710250b94b0c174a,
  "/src/accounts/people/admin/standing-cell.tsx#StandingCell": StandingCell_d496feba694c2b0943114a792e2a2955,
  "/src/accounts/people/admin/person-panel.tsx#PersonPanel": PersonPanel_b9931cc0e7ae6aea56eba5e729428cc2,
  "/src/accounts/people/admin/mail-switch.tsx#MailSwitch": MailSwitch_20baac43e5daf3b701bf8a3576f164a3,
  "/src/push/admin/push-panel.tsx#PushPanel": PushPanel_d58bd1f42e40a926974ade3c3b722999,
  "/src/accounts/second-factor/admin/factor-panel.tsx#FactorPanel": FactorPanel_1aa2c49e675718762826580560471509,
  "/src/accounts/sign-in/session-list.tsx#SessionList": SessionList_978958c29da75a3c25dc8887aa800ea7,
  "/src/accounts/people/admin/invite-panel.tsx#InvitePanel": InvitePanel_35e63daab74f5d1c70ac538fc68d3d2d,
  "/src/webhooks/admin/secret-panel.tsx#SecretPanel": SecretPanel_00d025ccce4c0537849ef32df98fb651,
  "/src/webhooks/admin/replay-one.tsx#ReplayOne": ReplayOne_140775a1d4325bc82fd4b132ef57cf63,
  "/src/webhooks/admin/replay-many.tsx#ReplayMany": ReplayMany_2c17e1b1ec9d7ad92a3ea57b5302ddcf,
  "/src/keys/admin/key-panel.tsx#KeyPanel": KeyPanel_caf37f1bb6bac2dd8e9d3048f6d08f36,
  "/src/keys/admin/above-keys.tsx#AboveKeys": AboveKeys_f15750e6f34556bf725cb3a85d347508,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/src/first-run/admin/way-to-guide.tsx#WayToGuide": WayToGuide_c1482921606fe7f692b77fb3922ba141,
  "/src/content/fields/link-row-label.tsx#LinkRowLabel": LinkRowLabel_2773d9aaf91916b821e62992f0686dae,
  "/src/content/own-words/admin/own-words-field.tsx#OwnWordsField": OwnWordsField_6b0ff7309c50b21ea75a119dbf853ab1,
  "/src/platform/admin/marks.tsx#Icon": Icon_f8e1152fea7dbd96d1a324dd7e5c19a1,
  "/src/platform/admin/marks.tsx#Logo": Logo_f8e1152fea7dbd96d1a324dd7e5c19a1,
  "/src/start/find/find-everything.tsx#FindEverything": FindEverything_8fc24df57fbe1665899dcd2227abc1bb,
  "/src/first-run/admin/guide-notice.tsx#GuideNotice": GuideNotice_90874f21b7052c53772d31c67ea93061,
  "/src/alarms/admin/mail-notice.tsx#MailNotice": MailNotice_59b40e5acc1d1adfb178745ed0425777,
  "/src/alarms/admin/alarm-notice.tsx#AlarmNotice": AlarmNotice_f656a93472be1a1164c8b41014f766a4,
  "/src/privacy/view/privacy-notice.tsx#PrivacyNotice": PrivacyNotice_b01bca43e2ab99374e44bbaa42730869,
  "/src/webhooks/admin/webhook-notice.tsx#WebhookNotice": WebhookNotice_b4e525a8ef8c7f2fcfc99c3b230021e5,
  "/src/start/menu/day-links.tsx#DayLinks": DayLinks_c98b44dfe53333f289b4cc74dd24313b,
  "/src/platform/admin/platform-words.tsx#PlatformWords": PlatformWords_f17c134149fad6699869be200ebb0e20,
  "/src/platform/admin/errors-stay.tsx#ErrorsStay": ErrorsStay_58ae24b3d18b6370330a7cd53f46b3ee,
  "/src/content/uploads/check-files.tsx#CheckFiles": CheckFiles_e55f8a3c71c68fffaf0fe820e6b839a3,
  "/src/content/described/admin/ask-for-words.tsx#AskForWords": AskForWords_86f53248bab273b0aa9ae915b6132ec3,
  "/src/first-run/admin/guide-view.tsx#GuideView": GuideView_36e7b8476402e8d6e1ef74f02dea9579,
  "/src/addresses/missing-view.tsx#MissingView": MissingView_4da258a82deed08ec3fc51aeda5468de,
  "/src/addresses/try-view.tsx#TryView": TryView_d66d2d23961e626a7a07d206a2cb883c,
  "/src/guard/view/guard-view.tsx#GuardView": GuardView_008c848a653e4ad2d4bb3db72c28b34c,
  "/src/planning/calendar-view.tsx#CalendarView": CalendarView_012f5aa07f1b04413a57f6db746887a6,
  "/src/desk/admin/new-lead-view.tsx#NewLead": NewLead_bdcc7bab5177b4b89227081827581961,
  "/src/desk/admin/board-view.tsx#LeadsBoard": LeadsBoard_aa8001f26f91cbd2397aab6e4b1288ce,
  "/src/desk/admin/board-view.tsx#ApplicationsBoard": ApplicationsBoard_aa8001f26f91cbd2397aab6e4b1288ce,
  "/src/desk/admin/spam-tray.tsx#SpamTray": SpamTray_fcd52fadfef0c918469c3a3554de643f,
  "/src/attribution/link-kit/view.tsx#LinkKitView": LinkKitView_16c7f10ca0829fd984dd7b1c2131294e,
  "/src/reports/view.tsx#ReportsView": ReportsView_4e965d710cba1646b0412bcbdc936af3,
  "/src/privacy/view/view.tsx#PrivacyView": PrivacyView_fec457a258e289b05d4f7b966bec203a,
  "/src/keys/admin/guide-view.tsx#GuideView": GuideView_d783b87cd23c24e4e34381fdf1e3cb8d,
  "/src/accounts/sign-in/login/login-view.tsx#LoginView": LoginView_e45e147edeb7edb11d78ac0a28760653,
  "/src/accounts/people/admin/invitation-view.tsx#InvitationView": InvitationView_084f0d00eda79a1c1daf4957f7d3194a,
  "/src/accounts/sign-in/login/reset-over-view.tsx#ResetOverView": ResetOverView_c96bdd81f541d4d32d75d173f1d9b5c4,
  "/src/accounts/sign-in/inactivity.tsx#Inactivity": Inactivity_89677dc99ab5a15c2ac2cd55f8700f2b,
  "/src/start/start-page.tsx#StartPage": StartPage_55658d738fe8a49dc43b424d522bbb27,
  "/src/platform/admin/closed-view.tsx#ClosedView": ClosedView_8fcf69a92dd243ba03244cc6f28baabe,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
