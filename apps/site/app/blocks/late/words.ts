/** What the late blocks say: a part of the group, because few posts hold such a block. */
import ar from '#app/messages/ar/blogs.late.json' with { type: 'json' }
import en from '#app/messages/en/blogs.late.json' with { type: 'json' }

export const blockWords = { ar, en }
