/** Kinds of pictures that the library takes. SVG is left out: it can carry script. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']
