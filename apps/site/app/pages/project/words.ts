/** What only one project says. */
import ar from '@wajiha/contract/words/ar/our-projects.story.json' with { type: 'json' }
import en from '@wajiha/contract/words/en/our-projects.story.json' with { type: 'json' }
import { addWords } from '#app/messages/more-words.ts'

addWords('our-projects', { ar, en })
