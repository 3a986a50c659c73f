/** What the portal uses of pdfmake. Its published types bring those of a browser, which the server has not. */
declare module 'pdfmake' {
  type Fonts = Record<string, { normal: string; bold: string }>;
  const pdfmake: {
    addFonts: (fonts: Fonts) => void;
    setUrlAccessPolicy: (policy: (url: string) => boolean) => void;
    setLocalAccessPolicy: (policy: (path: string) => boolean) => void;
    createPdf: (document: object) => { getBuffer: () => Promise<Uint8Array> };
  };
  export = pdfmake;
}
