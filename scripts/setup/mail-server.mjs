import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Starts a mail server for development, which prints the plain text of each mail. Answers its MAIL_URL. */
export const startMailServer = async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      text(stream).then((source) => {
        const [, plain = ''] = /^Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/m.exec(source) ?? [];
        const isBase64 = /text\/plain[\s\S]*?Content-Transfer-Encoding: base64/.test(source);
        const readable = isBase64
          ? Buffer.from(plain, 'base64').toString()
          : Buffer.from(
              plain
                .replace(/=\r\n/g, '')
                .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
              'latin1',
            ).toString();
        console.log(`\nMail to ${envelope.rcptTo.map(({ address }) => address).join(', ')}\n${readable}\n`);
        done();
      }, done);
    },
  });
  await new Promise((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return `smtp://127.0.0.1:${server.server.address().port}?from=noreply@example.com`;
};
