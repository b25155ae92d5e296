/** What only the page of clients' words says. */
import ar from '@wajiha/contract/words/ar/sections.voices.json' with { type: 'json' }
import en from '@wajiha/contract/words/en/sections.voices.json' with { type: 'json' }
import { addWords } from '#app/messages/more-words.ts'

addWords('sections', { ar, en })
