/** What only the notebook’s list and its search says. */
import ar from '#app/messages/ar/blogs.list.json' with { type: 'json' }
import en from '#app/messages/en/blogs.list.json' with { type: 'json' }
import { addWords } from '#app/messages/more-words.ts'

addWords('blogs', { ar, en })
