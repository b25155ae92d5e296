/** What only the list of projects says. */
import ar from '@wajiha/contract/words/ar/our-projects.list.json' with { type: 'json' }
import en from '@wajiha/contract/words/en/our-projects.list.json' with { type: 'json' }
import { addWords } from '#app/messages/more-words.ts'

addWords('our-projects', { ar, en })
