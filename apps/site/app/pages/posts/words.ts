/** What only the notebook’s list and its search says. */
import ar from '@wajiha/contract/words/ar/blogs.list.json' with { type: 'json' }
import en from '@wajiha/contract/words/en/blogs.list.json' with { type: 'json' }
import { addWords } from '#app/messages/more-words.ts'

addWords('blogs', { ar, en })
