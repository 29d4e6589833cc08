import type { Family, HostileFile, Outcome } from '../hostile-file.ts'
import { textResume } from '../sample-content.ts'

const quick = ['steps upwards', '5,000 letters', 'an encoded zero byte']

const name = (what: string, fileName: string, allowed: Outcome = 'accepted'): HostileFile => ({
  what,
  fileName,
  bytes: () => textResume(),
  isQuick: quick.includes(what),
  allowed: [allowed],
})

export const fileNames: Family = {
  id: 'g13',
  title: 'Names of files',
  files: [
    name('steps upwards', '../../../etc/passwd.txt'),
    name('steps upwards with the other slash', '..\\..\\windows\\system.txt'),
    name('an absolute path', '/etc/cron.d/x.txt'),
    name('a line end and a header', 'a\r\nX-Injected: yes\r\n.txt'),
    name('quotes', 'a"; filename="b.exe.txt'),
    name('a reversed ending', 'a\u202Etxt.exe', 'notAllowed'),
    name('a reversed beginning', '\u202Eexe.a.txt'),
    name('a device of Windows', 'CON.txt'),
    name('an alternate stream', 'a.txt::$DATA', 'notAllowed'),
    name('255 bytes', `${'n'.repeat(251)}.txt`),
    name('256 bytes', `${'n'.repeat(252)}.txt`),
    name('5,000 letters', `${'n'.repeat(5000)}.txt`),
    name('an emoji', '👩‍💻 résumé.txt'),
    name('only dots', '....txt'),
    name('only its ending', '.txt'),
    name('a space behind it', 'a.txt '),
    name('a dot behind it', 'a.txt.', 'notAllowed'),
    name('markup', '<img src=x onerror=alert(1)>.txt'),
    name('a command', '$(reboot)`reboot`;reboot.txt'),
    name('a statement', "a'; drop table resumes; --.txt"),
    name('percent signs', '%2e%2e%2fa.txt'),
    name('an encoded zero byte', 'a.exe%00.txt', 'notAllowed'),
    ...['exe', 'html', 'svg', 'docm', 'rtf', 'zip', 'pdf.exe', 'js', 'sh', 'odt', 'pages'].map((ending) =>
      name(`.${ending}`, `a.${ending}`, 'notAllowed'),
    ),
    name('no ending', 'resume', 'notAllowed'),
    name('an ending in capitals', 'A.TXT'),
  ],
}
