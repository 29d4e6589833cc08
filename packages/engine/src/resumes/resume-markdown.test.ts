import { describe, expect, it } from 'vitest'
import { makeDocument, mayaDocument } from './optimizing/testing/make-parsed-resume.ts'
import { resumeMarkdown } from './resume-markdown.ts'

describe('resumeMarkdown', () => {
  it('writes the name as the title, sections and entries as headings, points as a list', () => {
    const markdown = resumeMarkdown(mayaDocument())
    expect(markdown).toMatch(/^# Maya Okafor\n\n\*\*IT Support Specialist\*\*\n\n/)
    expect(markdown).toContain('[maya.okafor@example.com](<mailto:maya.okafor@example.com>)')
    expect(markdown).toContain(
      '## Experience\n\n### Help Desk Technician, Carolina Freight\n\n*Jun 2019 – Feb 2021*\n\n- I resolved',
    )
    expect(markdown).toContain('## Certificates\n\n- CompTIA Security\\+'.replace('\\+', '+'))
    expect(markdown.endsWith('\n')).toBe(true)
  })

  it('escapes what Markdown would take as its own', () => {
    const markdown = resumeMarkdown(
      makeDocument({
        basics: {
          profiles: [],
          summary: '1. first\n# not a heading\n- no list\n<b>*bold*</b> [x](y) C_sharp & `code`',
        },
        work: [{ highlights: ['+ 10% | more', '2) two'] }],
      }),
    )
    expect(markdown).toContain(
      '1\\. first  \n\\# not a heading  \n\\- no list  \n\\<b\\>\\*bold\\*\\</b\\> \\[x\\](y) C\\_sharp \\& \\`code\\`',
    )
    expect(markdown).toContain('- \\+ 10% \\| more\n- 2\\) two')
  })

  it('links addresses, also those without https, and leaves other words alone', () => {
    const markdown = resumeMarkdown(
      makeDocument({
        basics: {
          url: 'example.com/maya_o',
          profiles: [
            { network: 'GitHub', url: 'https://github.com/maya-example' },
            { network: 'LinkedIn', username: 'maya' },
            { network: 'Site', url: 'javascript:alert(1)' },
          ],
        },
        certificates: [
          { name: 'Security+', issuer: 'CompTIA', date: '2024-03', url: 'https://example.com/c' },
        ],
      }),
    )
    expect(markdown).toContain('[example.com/maya\\_o](<https://example.com/maya_o>)')
    expect(markdown).toContain(
      '[GitHub](<https://github.com/maya-example>) · LinkedIn: maya · javascript:alert(1)',
    )
    expect(markdown).toContain('- [Security+](<https://example.com/c>), CompTIA, Mar 2024')
  })

  it('follows the order of sections and keeps what was not understood', () => {
    const markdown = resumeMarkdown(
      makeDocument({
        skills: [{ name: 'Tools', keywords: ['Git', 'Jira'] }, { keywords: [] }],
        languages: [{ language: 'English', fluency: 'C1' }],
        other: [{ heading: 'Patents', lines: ['A ladder'] }],
        sectionOrder: ['other', 'languages', 'skills'],
      }),
    )
    expect(markdown).toBe(
      '## Patents\n\n- A ladder\n\n## Languages\n\n- English: C1\n\n## Skills\n\n- **Tools:** Git, Jira\n',
    )
  })
})
