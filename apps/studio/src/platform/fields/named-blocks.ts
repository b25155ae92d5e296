import type { Block, BlocksField } from 'payload'

/**
 * Blocks that come folded, each called by its kind and the first words written in it, as rows of lists are
 * (`named-rows.ts`, decision 093). A block that is added is open.
 * @param by the fields whose words call a block, the first written one.
 */
export function namedBlocks(field: BlocksField, by: string[]): BlocksField {
  return {
    ...field,
    admin: { ...field.admin, initCollapsed: true },
    blocks: field.blocks.map((block) => named(block, by)),
  }
}

const named = (block: Block, by: string[]): Block => ({
  ...block,
  admin: {
    ...block.admin,
    disableBlockName: true,
    components: {
      ...block.admin?.components,
      Label: {
        path: '/src/platform/admin/block-name.tsx#BlockName',
        clientProps: { by, called: block.labels?.singular },
      },
    },
  },
})
