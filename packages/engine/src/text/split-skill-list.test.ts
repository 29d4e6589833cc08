import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitSkillList } from './split-skill-list.ts'

describe('splitSkillList', () => {
  it.each<[string, string[]]>([
    ['Java, Python; Go | Rust', ['Java', 'Python', 'Go', 'Rust']],
    ['React · Vue • Angular', ['React', 'Vue', 'Angular']],
    ['• Docker\t• Kubernetes', ['Docker', 'Kubernetes']],
    ['AWS (EC2, S3)', ['AWS (EC2, S3)']],
    ['AWS (EC2, S3, Lambda), GCP', ['AWS (EC2, S3, Lambda)', 'GCP']],
    ['Figma (reading, not designing), Sketch', ['Figma (reading, not designing)', 'Sketch']],
    ['Docker / Podman (basic) / Ansible', ['Docker', 'Podman', 'Ansible']],
    ['Kotlin ♪ Swift ♪ Room', ['Kotlin', 'Swift', 'Room']],
    ['Perl 5 years, Ruby (2 yrs, advanced), Lua [beginner]', ['Perl', 'Ruby', 'Lua']],
    ['Excel (basic, unclosed, Word', ['Excel (basic', 'unclosed', 'Word']],
    ['HTML/CSS, C/C++', ['HTML', 'CSS', 'C', 'C++']],
    ['Node.js / Express', ['Node.js', 'Express']],
    ['CI/CD, TCP/IP, A/B testing, PL/SQL, UI/UX', ['CI/CD', 'TCP/IP', 'A/B testing', 'PL/SQL', 'UI/UX']],
    ['I/O, R&D', ['I/O', 'R&D']],
    ['Languages: Java, C', ['Java', 'C']],
    ['Languages/Frameworks: Java, Spring', ['Java', 'Spring']],
    ['Python (5 years), Java (Less than 1 year)', ['Python', 'Java']],
    ['Python - expert, Go – 3 yrs, C++: advanced', ['Python', 'Go', 'C++']],
    ['Expert: Python', ['Python']],
    ['Less than 1 year, 5+ years of experience, Intermediate', []],
    ['SQL ★★★★☆, Excel 80%, Java 4/5', ['SQL', 'Excel', 'Java']],
    ['Git and GitHub', ['Git', 'GitHub']],
    ['Git, GitHub and GitLab', ['Git', 'GitHub', 'GitLab']],
    ['data structures and algorithms', ['data structures and algorithms']],
    ['Research and development', ['Research and development']],
    ['Vue.js 3, Java 17, .NET 8', ['Vue.js 3', 'Java 17', '.NET 8']],
    ['Objective-C, T-SQL, scikit-learn', ['Objective-C', 'T-SQL', 'scikit-learn']],
    ['Quuxlang, Underwater welding', ['Quuxlang', 'Underwater welding']],
    ['Java, java, JAVA', ['Java']],
    ['Proficient in Python, familiar with Rust', ['Python', 'Rust']],
    ['Deutsch, Grundkenntnisse, SQL, etc.', ['Deutsch', 'SQL']],
    ['Docker.', ['Docker']],
    ['Java    Python      SQL', ['Java', 'Python', 'SQL']],
    ['', []],
    [' , ; | ', []],
  ])('%j', (line, entries) => {
    expect(splitSkillList(line)).toEqual(entries)
  })

  it('returns entries that stand in the line, trimmed, each once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (line) => {
        const entries = splitSkillList(line)
        expect(new Set(entries).size).toBe(entries.length)
        for (const entry of entries) {
          expect(line).toContain(entry)
          expect(entry).toBe(entry.trim())
        }
      }),
    )
  })

  it.each([' ', ',', '(', '- ', '/', 'C ', 'Go, ', 'a.a', '.', 'a@', 'and ', '5 years '])(
    'takes a line of nothing but %j in its stride',
    (unit) => {
      // One that grows faster than its line runs into the test's own time limit.
      expect(splitSkillList(`Java${unit.repeat(20_000 / unit.length)}x`).length).toBeGreaterThan(0)
    },
  )
})
