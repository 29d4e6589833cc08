import { skills } from '@nextrung/knowledge/skills'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalSkill, findSkills } from './find-skills.ts'

const namesIn = (text: string, inSkillsSection = false) =>
  findSkills({ text, inSkillsSection }).map((match) => match.name)

describe('findSkills recognises', () => {
  it.each<[string, string[]]>([
    ['Built services in Go and Python 3.11.', ['Go', 'Python']],
    ['Go developer with five years behind her', ['Go']],
    ['Senior Golang engineer', ['Go']],
    ['Go/Python services', ['Go', 'Python']],
    ['Docker, Go, Redis', ['Docker', 'Go', 'Redis']],
    ['statistics in R, Python', ['Statistics', 'R', 'Python']],
    ['an analysis with R', ['R']],
    ['firmware written in C', ['Firmware Development', 'C']],
    ['C/C++ on Linux', ['C', 'C++', 'Linux']],
    ['Languages: C, C++, C#, F#, D', ['C', 'C++', 'C#', 'F#', 'D']],
    ['.NET and ASP.NET Core', ['.NET', 'ASP.NET Core']],
    ['dotnet core services', ['.NET Core']],
    ['C#/.NET', ['C#', '.NET']],
    ['Node.js, NodeJS and Node JS', ['Node.js', 'Node.js', 'Node.js']],
    ['CI/CD over TCP/IP', ['CI/CD', 'TCP/IP']],
    ['A/B testing and PL/SQL', ['A/B Testing', 'PL/SQL']],
    ['Objective-C and Swift', ['Objective-C', 'Swift']],
    ['Vue.js 3, Java 17, Angular 2+', ['Vue.js', 'Java', 'Angular']],
    ['GitHub Actions instead of GitHub', ['GitHub Actions', 'GitHub']],
    ['React Native beside React', ['React Native', 'React']],
    ['Spring Boot and Spring Cloud', ['Spring Boot', 'Spring Cloud']],
    ['Java, Spring, Hibernate', ['Java', 'Spring', 'Hibernate']],
    ['java spring docker', ['Java', 'Spring', 'Docker']],
    ['HTML/CSS', ['HTML', 'CSS']],
    ['HTML5 & CSS3', ['HTML', 'CSS']],
    ['AWS (EC2, S3, Lambda)', ['AWS', 'Amazon EC2', 'Amazon S3', 'AWS Lambda']],
    ['AWS Certified Solutions Architect – Associate', ['AWS Certified Solutions Architect']],
    ['REST APIs and a REST API', ['REST APIs', 'REST APIs']],
    ['RESTful web services', ['REST APIs']],
    ['Puppet, Chef or Ansible', ['Puppet', 'Chef', 'Ansible']],
    ['Helm charts on k8s', ['Helm', 'Kubernetes']],
    ['reports made with Excel and PowerPoint', ['Excel', 'PowerPoint']],
    ['MS Office (Word, Excel, Access)', ['Microsoft Office', 'Word', 'Excel', 'Microsoft Access']],
    ['Jira, Notion, Linear', ['Jira', 'Notion', 'Linear']],
    ['written with React and Express', ['React', 'Express.js']],
    ['Apache Spark, Spark SQL and Kafka', ['Apache Spark', 'Apache Spark', 'Apache Kafka']],
    ['Ray, PyTorch, JAX', ['Ray', 'PyTorch', 'JAX']],
    ['Postgres, psql and PostgreSQL 14', ['PostgreSQL', 'PostgreSQL', 'PostgreSQL']],
    ['Elastic Search or elasticsearch', ['Elasticsearch', 'Elasticsearch']],
    ['machine-learning and Deep learning', ['Machine Learning', 'Deep Learning']],
    ['maschinelles Lernen und künstliche Intelligenz', ['Machine Learning', 'Artificial Intelligence']],
    ['apprentissage automatique', ['Machine Learning']],
    ['desarrollo web', ['Web Development']],
    ['containerisation and virtualisation', ['Containerization', 'Virtualization']],
    ['data structures and algorithms', ['Data Structures & Algorithms']],
    ['Windows Server 2019', ['Windows Server']],
    ['a React-based page', ['React']],
    ['Java-Entwickler', ['Java']],
    ["Python's asyncio", ['Python', 'asyncio']],
    ['Ada, Julia and R for numerical work in Fortran', ['Ada', 'Julia', 'R', 'Fortran']],
    ['Chef, Puppet and Salt', ['Chef', 'Puppet', 'SaltStack']],
    ['Power Point, Type Script', ['PowerPoint', 'TypeScript']],
    ['InDesign and InVision', ['Adobe InDesign', 'InVision']],
    ['GDPR (DSGVO)', ['GDPR', 'GDPR']],
  ])('%s', (text, expected) => {
    expect(namesIn(text)).toEqual(expected)
  })
})

describe('findSkills leaves alone', () => {
  it.each([
    'our go to market plan',
    'Go to the office',
    'ready to go live',
    'R&D and R & D budgets',
    'vitamin C',
    'C-level executives',
    'Plan C, class C and series D',
    'In D. Fisher (Ed.)',
    'Excel at solving problems',
    'I excel in teams',
    'React to incidents quickly',
    'Spring 2021',
    'Fall 2004 – Spring 2005',
    'Spring Lake Park',
    'less than a year',
    'Julia led the meeting',
    'worked with Julia on it',
    'Ruby wedding',
    'in other words, we had access to the teams',
    'make sure that the next project is linear',
    'a swift and express delivery',
    'the head chef left a notion of salt',
    'the rest of the team',
    'Express interest in unity of purpose',
    'a dash of flask and helm',
    'at the helm of the vault',
    'github.com/jane/react-python',
    'jane@python.example.com',
    'https://example.com/docker/kubernetes',
    'Reacted and gone',
    'Javanese, Scalar, Gitte',
    'Oracle Corporation',
    'SAP SE',
    'a strong interest in design and in vision',
    'Interest In Design',
    'BS or MS degree',
    'we click up and test complete pages',
  ])('%s', (text) => {
    expect(namesIn(text)).toEqual([])
  })
})

describe('in a skills section', () => {
  it.each<[string, string[]]>([
    ['Go', ['Go']],
    ['R | C | D', ['R', 'C', 'D']],
    ['go; rust; swift', ['Go', 'Rust', 'Swift']],
    ['Word • Access • Teams', ['Word', 'Microsoft Access', 'Microsoft Teams']],
    ['Shell\nMake\nChef', ['Shell Scripting', 'Make', 'Chef']],
    ['React (5 years)', ['React']],
  ])('every whole entry counts: %j', (text, expected) => {
    expect(namesIn(text, true)).toEqual(expected)
  })

  it('still knows a sentence from an entry', () => {
    expect(namesIn('able to go far and make things work', true)).toEqual([])
  })
})

describe('a match', () => {
  it('tells where it stands, with its version', () => {
    const text = 'Moved from Java 8 to Kotlin.'
    expect(findSkills({ text })).toEqual([
      { name: 'Java', start: 11, end: 17, text: 'Java 8' },
      { name: 'Kotlin', start: 21, end: 27, text: 'Kotlin' },
    ])
  })

  it('takes no count of years for a version', () => {
    expect(findSkills({ text: 'Java 5 years, React 3+ yrs' }).map((match) => match.text)).toEqual([
      'Java',
      'React',
    ])
  })

  it('is where it says, in order and apart, in any text', () => {
    const words = fc.constantFrom(
      ...skills.flatMap((skill) => [skill.name, ...skill.aliases]),
      ...['go', ',', '/', ' and ', '(', ')', '\n', '.', ' ', 'émile', '𝒳', '&'],
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), fc.constantFrom(' ', ''), (parts, glue) => {
        const text = parts.join(glue)
        let free = 0
        for (const match of findSkills({ text })) {
          expect(match.start).toBeGreaterThanOrEqual(free)
          expect(text.slice(match.start, match.end)).toBe(match.text)
          free = match.end
        }
      }),
    )
  })

  it('is found for every spelling of the taxonomy that stands alone in a skills section', () => {
    const lost = skills.flatMap((skill) =>
      [skill.name, ...skill.aliases].filter((spelling) => !namesIn(spelling, true).includes(skill.name)),
    )
    expect(lost).toEqual([])
  })

  it.each(['a@', 'a.a', '.', ' ', 'Go, ', 'C ', 'Built services in Go and Python on AWS (EC2, S3). '])(
    'is looked for in a time that grows no faster than a text of nothing but %j',
    (unit) => {
      const text = unit.repeat(100_000 / unit.length)
      // A search that grows faster than its text runs into the test's own time limit.
      expect(Array.isArray(findSkills({ text }))).toBe(true)
    },
  )
})

describe('a word that only looks like a skill', () => {
  it.each<[string, string[]]>([
    ['Excel (basic), SQL', ['Excel', 'SQL']],
    ['Java (advanced), Basic, SQL', ['Java', 'SQL']],
    ['MVC, MVVM, MVP', ['MVC', 'MVVM']],
    ['Salt Lake Logistics', []],
  ])('leaves it alone in the list %j', (text, names) => {
    expect(namesIn(text, true)).toEqual(names)
  })

  it('is part of a longer name in a sentence', () => {
    expect(namesIn('Drove for Nexus Freight and Nexus Removals')).toEqual([])
    expect(namesIn('Published builds to Jenkins, Nexus and Artifactory')).toContain('Sonatype Nexus')
  })
})

describe('canonicalSkill', () => {
  it.each([
    ['reactjs', 'React'],
    ['golang', 'Go'],
    ['go', 'Go'],
    ['Vue.js 3', 'Vue.js'],
    ['Python 3.11', 'Python'],
    ['postgre sql', 'PostgreSQL'],
    ['Amazon Web Services', 'AWS'],
    ['  Underwater   basket weaving ', 'Underwater basket weaving'],
    ['Quuxlang', 'Quuxlang'],
    ['', ''],
  ])('writes %j as %j', (name, canonical) => {
    expect(canonicalSkill(name)).toBe(canonical)
  })
})
