/** What the late blocks say: a part of the group, because few posts hold such a block. */
import ar from '@wajiha/contract/words/ar/blogs.late.json' with { type: 'json' }
import en from '@wajiha/contract/words/en/blogs.late.json' with { type: 'json' }
import { addWords } from '#app/messages/more-words.ts'

addWords('blogs', { ar, en })
