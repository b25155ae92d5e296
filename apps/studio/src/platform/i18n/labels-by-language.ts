/**
 * Imported before Payload by the process that serves. `getClientSchemaMap` of `@payloadcms/ui` 3.90 keeps the
 * fields of a kind, labels of its rich text and custom parts among them, once for the whole process: whoever
 * opened the kind first chose everybody's language. It keeps them in a map that it takes from here when there
 * is one. Ours keeps nothing, so that every request has them in its own language.
 */
class KeepsNothing<K, V> extends Map<K, V> {
  override set(): this {
    return this
  }
}

const place = globalThis as { _payload_clientSchemaMap?: Map<string, unknown> }
place._payload_clientSchemaMap = new KeepsNothing()
