type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** The key that was pressed by itself; nothing when it is held with another, as that is the browser's: Alt and ← goes back. */
export const plainKey = ({ key, altKey, ctrlKey, metaKey }: Pressed): string =>
  altKey || ctrlKey || metaKey ? '' : key
