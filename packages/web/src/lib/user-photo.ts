/** Where the photo of a person is; '' for nobody's. */
export const userPhoto = (name: string): string =>
  name === '' ? '' : `/uploads/UserPhoto/${encodeURIComponent(name)}`;
