import { anyLanguage, anySql, type PrerequisiteTable } from '../prerequisite.ts'

/** Languages, and the craft of writing software in any of them. */
export const programming: PrerequisiteTable = {
  Python: [],
  Java: [],
  JavaScript: [],
  'C#': [],
  'C++': [],
  Go: [],
  Kotlin: [],
  Swift: [],
  PHP: [],
  Ruby: [],
  Dart: [],
  TypeScript: [
    {
      skill: 'JavaScript',
      why: 'TypeScript is JavaScript with types added; take the types away and you are left with JavaScript.',
    },
  ],
  Scala: [
    {
      skill: 'Java',
      anyOf: ['Kotlin', 'Python', 'C#'],
      why: 'Scala mixes two styles of programming; know one of them before you meet both.',
    },
  ],
  Rust: [
    {
      skill: 'Python',
      anyOf: ['C++', 'Java', 'Go', 'C#', 'JavaScript', 'TypeScript', 'Kotlin', 'Swift'],
      why: 'Rust makes you think about memory; that is too much to learn along with your first loops.',
    },
  ],
  'Objective-C': [],
  Scripting: [],
  APIs: [{ ...anyLanguage, why: 'You learn what an API is by calling one from a program of your own.' }],
  Julia: [
    { skill: 'Python', anyOf: ['R'], why: 'Julia assumes that you already think in arrays and functions.' },
  ],
  'Object-Oriented Programming': [
    {
      skill: 'Java',
      anyOf: ['Python', 'C#', 'C++', 'Kotlin', 'Swift', 'TypeScript', 'Ruby', 'PHP', 'Scala', 'Dart'],
      why: 'Classes and objects make sense once you can write small programs.',
    },
  ],
  'Data Structures & Algorithms': [
    {
      ...anyLanguage,
      why: 'You learn lists, trees and sorting by coding them, so you need one language first.',
    },
  ],
  'Design Patterns': [
    {
      skill: 'Object-Oriented Programming',
      why: 'Most patterns are ways of arranging classes and objects.',
    },
  ],
  'Clean Code': [{ ...anyLanguage, why: 'You can only tidy code once you can write it.' }],
  Refactoring: [
    { ...anyLanguage, why: 'You can only reshape code that you can read and change.' },
    {
      skill: 'Automated Testing',
      anyOf: ['Unit Testing', 'Test-Driven Development'],
      why: 'Tests tell you whether the program still does the same after the change.',
    },
  ],
  Debugging: [
    { ...anyLanguage, why: 'You need a program of your own before you can find out why it fails.' },
  ],
  Multithreading: [
    {
      skill: 'Java',
      anyOf: ['C++', 'C#', 'Go', 'Rust', 'Kotlin', 'Python', 'Swift'],
      why: 'Two threads are hard to follow; one has to be easy first.',
    },
    {
      skill: 'Data Structures & Algorithms',
      why: 'The trouble with threads is shared data, so you should know how that data is laid out.',
    },
  ],
  Git: [],
  'Version Control': [],
  'Code Review': [
    { skill: 'Git', why: 'Reviews happen on branches and pull requests.' },
    { ...anyLanguage, why: "You can only judge someone else's code in a language you read with ease." },
  ],
  'Automated Testing': [{ ...anyLanguage, why: 'A test is a small program that calls your program.' }],
  'Unit Testing': [
    { ...anyLanguage, why: 'A unit test is a few lines of code that call a function of yours.' },
  ],
  'Integration Testing': [
    {
      skill: 'Unit Testing',
      anyOf: ['Automated Testing'],
      why: 'Test the parts alone before you test them together.',
    },
  ],
  'Test-Driven Development': [
    {
      skill: 'Unit Testing',
      anyOf: ['Automated Testing'],
      why: 'Writing the test first is a habit; writing a test at all comes before it.',
    },
  ],
  'Test Automation': [{ ...anyLanguage, why: 'Automated tests are programs.' }],
  'Technical Debt Management': [
    { skill: 'Code Review', why: 'Reviewing shows you where a codebase hurts.' },
    { skill: 'Refactoring', why: 'You have to know what a cleanup costs before you can plan one.' },
  ],
  'Performance Optimization': [
    { ...anyLanguage, why: 'You need to read the code that turns out to be slow.' },
    {
      skill: 'Data Structures & Algorithms',
      anyOf: ['Web Performance', 'Query Optimization'],
      why: 'Most slow programs do too many steps; this is where you learn to count them.',
    },
  ],
  'REST APIs': [
    { ...anyLanguage, why: 'You understand an API best when you call one from a program of your own.' },
  ],
  'API Design': [
    {
      skill: 'REST APIs',
      anyOf: ['GraphQL', 'gRPC'],
      why: 'Use and build a few APIs before you design one for others.',
    },
  ],
  OpenAPI: [{ skill: 'REST APIs', why: 'OpenAPI is a way to write down what a REST API offers.' }],
  GraphQL: [
    { skill: 'REST APIs', why: 'GraphQL solves problems you only notice after using plain HTTP APIs.' },
  ],
  gRPC: [
    { skill: 'REST APIs', why: 'Knowing an ordinary HTTP API shows you what gRPC does differently and why.' },
  ],
  OAuth: [
    {
      skill: 'REST APIs',
      why: 'OAuth decides who may call an API; call one without it first.',
    },
  ],
  'Design Systems': [
    {
      skill: 'CSS',
      anyOf: ['Figma', 'Mobile UI Design'],
      why: 'A design system is a set of reusable parts; style a few yourself first.',
    },
  ],
  'System Design': [
    {
      skill: 'REST APIs',
      anyOf: ['GraphQL', 'gRPC'],
      why: 'The boxes in a design talk to each other through APIs.',
    },
    { ...anySql, why: 'Nearly every design comes down to where the data is kept and how it is read.' },
  ],
  'Software Architecture': [
    {
      skill: 'Object-Oriented Programming',
      anyOf: ['Design Patterns'],
      why: 'Architecture is the same question, what belongs together, on a larger scale.',
    },
    {
      skill: 'REST APIs',
      anyOf: ['GraphQL', 'gRPC'],
      why: 'You draw the lines between parts, and APIs are those lines.',
    },
  ],
  'Architecture Decision Records': [
    {
      skill: 'System Design',
      anyOf: ['Software Architecture'],
      why: 'You need a design decision before you can record one.',
    },
  ],
  UML: [
    {
      skill: 'Object-Oriented Programming',
      why: 'Most UML diagrams show classes and how they work together.',
    },
  ],
  'Domain-Driven Design': [
    {
      skill: 'Object-Oriented Programming',
      why: 'The method models classes on the language of the business.',
    },
    {
      skill: 'Software Architecture',
      anyOf: ['System Design', 'Design Patterns'],
      why: 'It tells you where to cut a large system, which matters once you have seen one.',
    },
  ],
  'Technical Documentation': [],
  'Technical Writing': [],
  'Technical Presentations': [],
}
