/** What only one project says. */
import ar from '#app/messages/ar/our-projects.story.json' with { type: 'json' }
import en from '#app/messages/en/our-projects.story.json' with { type: 'json' }
import { addWords } from '#app/messages/more-words.ts'

addWords('our-projects', { ar, en })
