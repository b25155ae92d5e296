/** What only the list of projects says. */
import ar from '#app/messages/ar/our-projects.list.json' with { type: 'json' }
import en from '#app/messages/en/our-projects.list.json' with { type: 'json' }
import { addWords } from '#app/messages/more-words.ts'

addWords('our-projects', { ar, en })
