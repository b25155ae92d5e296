/**
 * Every migration, in order. `npm run make:migration -- NAME` adds its two lines: Payload's own list leaves
 * out the extension that Node asks for.
 */
import * as content from '../../migrations/20261121_000001_content.ts'
import * as feed from '../../migrations/20261121_000002_feed.ts'
import * as footer from '../../migrations/20261121_141951_footer_and_untranslated_jobs.ts'
import * as submissions from '../../migrations/20261121_144543_submissions.ts'
import * as mail from '../../migrations/20261121_172617_mail.ts'
import * as desk from '../../migrations/20261121_172832_desk.ts'
import * as deskCounters from '../../migrations/20261121_172833_desk_counters.ts'
import * as articles from '../../migrations/20261121_173234_articles_series_files.ts'
import * as interviewSequence from '../../migrations/20261121_173952_interview_sequence.ts'
import * as questionsWithoutFiles from '../../migrations/20261121_180817_questions_without_files.ts'
import * as privacy from '../../migrations/20261121_182004_privacy.ts'
import * as campaignForm from '../../migrations/20261121_182041_campaign_form.ts'
import * as webhooks from '../../migrations/20261121_182822_webhooks.ts'
import * as jobAlerts from '../../migrations/20261121_183738_job_alerts.ts'
import * as campaignOptions from '../../migrations/20261121_212625_campaign_options.ts'
import * as questionFiles from '../../migrations/20261121_213506_question_files.ts'
import * as personErased from '../../migrations/20261122_004340_person_erased.ts'
import * as healLinks from '../../migrations/20261123_040000_heal_links.ts'
import * as noLocks from '../../migrations/20261123_043614_no_locks.ts'
import * as auditAndSignIn from '../../migrations/20261123_044803_audit_and_sign_in.ts'
import * as binOfContent from '../../migrations/20261123_052247_bin_of_content.ts'
import * as secondFactor from '../../migrations/20261123_072551_second_factor.ts'
import * as writerOfVersions from '../../migrations/20261123_080112_writer_of_versions.ts'
import * as foundByIndex from '../../migrations/20261123_183500_found_by_index.ts'
import * as mediaNames from '../../migrations/20261125_040556_media_names.ts'
import * as moreRoles from '../../migrations/20261125_040628_more_roles.ts'
import * as firstOwner from '../../migrations/20261125_040629_first_owner.ts'
import * as translations from '../../migrations/20261125_042000_translations.ts'
import * as invitationsAndLeavers from '../../migrations/20261125_042313_invitations_and_leavers.ts'
import * as missingPagesAndNotice from '../../migrations/20261125_133600_missing_pages_and_notice.ts'
import * as blockPages from '../../migrations/20261125_174117_block_pages.ts'
import * as contactFormAsks from '../../migrations/20261125_185042_contact_form_asks.ts'
import * as wordToColleagues from '../../migrations/20261125_213812_word_to_colleagues.ts'
import * as newsletterIssues from '../../migrations/20261125_214714_newsletter_issues.ts'
import * as anyNumberOfServices from '../../migrations/20261125_214828_any_number_of_services.ts'
import * as backupAlarms from '../../migrations/20261125_214941_backup_alarms.ts'
import * as interfaceWords from '../../migrations/20261125_215441_interface_words.ts'
import * as looks from '../../migrations/20261125_215735_looks.ts'
import * as deskByHand from '../../migrations/20261125_220601_desk_by_hand.ts'
import * as siteGuard from '../../migrations/20261126_051500_site_guard.ts'
import * as apiKeys from '../../migrations/20261126_051654_api_keys.ts'
import * as firstRun from '../../migrations/20261126_052230_first_run.ts'
import * as reportsOfWeaknesses from '../../migrations/20261126_174501_reports_of_weaknesses.ts'
import * as namedInTexts from '../../migrations/20261127_020000_named_in_texts.ts'
import * as hiddenFindings from '../../migrations/20261128_162230_hidden_findings.ts'
import * as deviceOfSession from '../../migrations/20261130_131016_device_of_session.ts'
import * as nameOfCards from '../../migrations/20261130_165350_name_of_cards.ts'
import * as tagsInHistory from '../../migrations/20261130_212545_tags_in_history.ts'
import * as formerFiles from '../../migrations/20261130_213615_former_files.ts'

export const migrations = [
  { name: '20261121_000001_content', up: content.up, down: content.down },
  { name: '20261121_000002_feed', up: feed.up, down: feed.down },
  { name: '20261121_141951_footer_and_untranslated_jobs', up: footer.up, down: footer.down },
  { name: '20261121_144543_submissions', up: submissions.up, down: submissions.down },
  { name: '20261121_172617_mail', up: mail.up, down: mail.down },
  { name: '20261121_172832_desk', up: desk.up, down: desk.down },
  { name: '20261121_172833_desk_counters', up: deskCounters.up, down: deskCounters.down },
  { name: '20261121_173234_articles_series_files', up: articles.up, down: articles.down },
  {
    name: '20261121_173952_interview_sequence',
    up: interviewSequence.up,
    down: interviewSequence.down,
  },
  {
    name: '20261121_180817_questions_without_files',
    up: questionsWithoutFiles.up,
    down: questionsWithoutFiles.down,
  },
  { name: '20261121_182004_privacy', up: privacy.up, down: privacy.down },
  { name: '20261121_182041_campaign_form', up: campaignForm.up, down: campaignForm.down },
  { name: '20261121_182822_webhooks', up: webhooks.up, down: webhooks.down },
  { name: '20261121_183738_job_alerts', up: jobAlerts.up, down: jobAlerts.down },
  { name: '20261121_212625_campaign_options', up: campaignOptions.up, down: campaignOptions.down },
  { name: '20261121_213506_question_files', up: questionFiles.up, down: questionFiles.down },
  { name: '20261122_004340_person_erased', up: personErased.up, down: personErased.down },
  { name: '20261123_040000_heal_links', up: healLinks.up, down: healLinks.down },
  { name: '20261123_043614_no_locks', up: noLocks.up, down: noLocks.down },
  { name: '20261123_044803_audit_and_sign_in', up: auditAndSignIn.up, down: auditAndSignIn.down },
  { name: '20261123_052247_bin_of_content', up: binOfContent.up, down: binOfContent.down },
  { name: '20261123_072551_second_factor', up: secondFactor.up, down: secondFactor.down },
  {
    name: '20261123_080112_writer_of_versions',
    up: writerOfVersions.up,
    down: writerOfVersions.down,
  },
  { name: '20261123_183500_found_by_index', up: foundByIndex.up, down: foundByIndex.down },
  { name: '20261125_040556_media_names', up: mediaNames.up, down: mediaNames.down },
  { name: '20261125_040628_more_roles', up: moreRoles.up, down: moreRoles.down },
  { name: '20261125_040629_first_owner', up: firstOwner.up, down: firstOwner.down },
  { name: '20261125_042000_translations', up: translations.up, down: translations.down },
  {
    name: '20261125_042313_invitations_and_leavers',
    up: invitationsAndLeavers.up,
    down: invitationsAndLeavers.down,
  },
  {
    name: '20261125_133600_missing_pages_and_notice',
    up: missingPagesAndNotice.up,
    down: missingPagesAndNotice.down,
  },
  { name: '20261125_174117_block_pages', up: blockPages.up, down: blockPages.down },
  { name: '20261125_185042_contact_form_asks', up: contactFormAsks.up, down: contactFormAsks.down },
  {
    name: '20261125_213812_word_to_colleagues',
    up: wordToColleagues.up,
    down: wordToColleagues.down,
  },
  {
    name: '20261125_214714_newsletter_issues',
    up: newsletterIssues.up,
    down: newsletterIssues.down,
  },
  {
    name: '20261125_214828_any_number_of_services',
    up: anyNumberOfServices.up,
    down: anyNumberOfServices.down,
  },
  { name: '20261125_214941_backup_alarms', up: backupAlarms.up, down: backupAlarms.down },
  { name: '20261125_215441_interface_words', up: interfaceWords.up, down: interfaceWords.down },
  { name: '20261125_215735_looks', up: looks.up, down: looks.down },
  { name: '20261125_220601_desk_by_hand', up: deskByHand.up, down: deskByHand.down },
  { name: '20261126_051500_site_guard', up: siteGuard.up, down: siteGuard.down },
  { name: '20261126_051654_api_keys', up: apiKeys.up, down: apiKeys.down },
  { name: '20261126_052230_first_run', up: firstRun.up, down: firstRun.down },
  {
    name: '20261126_174501_reports_of_weaknesses',
    up: reportsOfWeaknesses.up,
    down: reportsOfWeaknesses.down,
  },
  { name: '20261127_020000_named_in_texts', up: namedInTexts.up, down: namedInTexts.down },
  { name: '20261128_162230_hidden_findings', up: hiddenFindings.up, down: hiddenFindings.down },
  { name: '20261130_131016_device_of_session', up: deviceOfSession.up, down: deviceOfSession.down },
  { name: '20261130_165350_name_of_cards', up: nameOfCards.up, down: nameOfCards.down },
  { name: '20261130_212545_tags_in_history', up: tagsInHistory.up, down: tagsInHistory.down },
  { name: '20261130_213615_former_files', up: formerFiles.up, down: formerFiles.down },
]
