/** What only the contact form says. */
import ar from '@wajiha/contract/words/ar/forms.contact.json' with { type: 'json' }
import en from '@wajiha/contract/words/en/forms.contact.json' with { type: 'json' }
import { addWords } from '#app/messages/more-words.ts'

addWords('forms', { ar, en })
