/** What only the contact form says. */
import ar from '#app/messages/ar/forms.contact.json' with { type: 'json' }
import en from '#app/messages/en/forms.contact.json' with { type: 'json' }
import { addWords } from '#app/messages/more-words.ts'

addWords('forms', { ar, en })
