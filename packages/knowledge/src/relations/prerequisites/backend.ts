import { anyLanguage, anySql, type PrerequisiteTable } from '../prerequisite.ts'

const aServerLanguage = {
  skill: 'Python',
  anyOf: ['Java', 'Node.js', 'Go', 'C#', 'PHP', 'Ruby', 'Kotlin', 'Scala', 'Rust', 'C++'],
} as const

/** Servers, databases and what connects them. */
export const backend: PrerequisiteTable = {
  Spring: [{ skill: 'Java', anyOf: ['Kotlin'], why: 'Spring is a Java framework.', source: 'POSTINGS' }],
  'Spring Boot': [
    {
      skill: 'Java',
      anyOf: ['Kotlin'],
      why: 'Spring Boot applications are written in Java or Kotlin.',
      source: 'POSTINGS',
    },
    {
      skill: 'Object-Oriented Programming',
      why: 'Spring wires objects together for you; know what they are first.',
    },
  ],
  Hibernate: [
    { skill: 'Java', anyOf: ['Kotlin'], why: 'Hibernate maps Java classes to tables.', source: 'POSTINGS' },
    { ...anySql, why: 'Hibernate writes SQL for you, and you will have to read it when it is slow.' },
  ],
  Django: [{ skill: 'Python', why: 'Django is a Python framework.', source: 'POSTINGS' }],
  FastAPI: [
    { skill: 'Python', why: 'FastAPI turns typed Python functions into endpoints.', source: 'POSTINGS' },
  ],
  Flask: [{ skill: 'Python', why: 'A Flask application is a few Python functions.', source: 'POSTINGS' }],
  'Express.js': [{ skill: 'Node.js', why: 'Express runs on Node.js.', source: 'POSTINGS' }],
  NestJS: [
    { skill: 'Node.js', why: 'NestJS runs on Node.js.', source: 'POSTINGS' },
    { skill: 'TypeScript', why: 'NestJS is built on TypeScript classes and decorators.' },
  ],
  '.NET': [{ skill: 'C#', why: 'C# is the language that nearly all .NET code is written in.' }],
  'ASP.NET Core': [{ skill: 'C#', why: 'ASP.NET Core applications are written in C#.', source: 'POSTINGS' }],
  Laravel: [{ skill: 'PHP', why: 'Laravel is a PHP framework.', source: 'POSTINGS' }],
  Symfony: [{ skill: 'PHP', why: 'Symfony is a PHP framework.' }],
  'Ruby on Rails': [{ skill: 'Ruby', why: 'Rails is written in Ruby and full of its idioms.' }],
  Gin: [{ skill: 'Go', why: 'Gin is a Go framework.' }],
  SQL: [],
  'Relational Databases': [],
  PostgreSQL: [{ skill: 'SQL', why: 'You talk to PostgreSQL in SQL.' }],
  MySQL: [{ skill: 'SQL', why: 'You talk to MySQL in SQL.' }],
  MariaDB: [{ skill: 'SQL', why: 'You talk to MariaDB in SQL.' }],
  'Microsoft SQL Server': [{ skill: 'SQL', why: 'You talk to SQL Server in SQL.' }],
  'Oracle Database': [{ skill: 'SQL', why: 'You talk to Oracle in SQL.' }],
  SQLite: [{ skill: 'SQL', why: 'You talk to SQLite in SQL.' }],
  'Query Optimization': [{ ...anySql, why: 'You have to write a query before you can make it fast.' }],
  NoSQL: [{ ...anySql, why: 'Knowing tables tells you what you give up, and why that can be worth it.' }],
  MongoDB: [
    {
      ...anyLanguage,
      why: 'You mostly use MongoDB from a program, and its documents look like your objects.',
    },
  ],
  Redis: [
    { ...anyLanguage, why: 'Redis keeps the data structures of your program outside your program.' },
    { ...anySql, why: 'It usually sits in front of a database, so know the one behind it.' },
  ],
  Memcached: [{ ...anySql, why: 'It saves a database from answering the same query twice.' }],
  Elasticsearch: [
    { skill: 'REST APIs', why: 'You index and search through its HTTP API.' },
    { ...anySql, why: 'A search index copies data that usually lives in a database.' },
  ],
  Caching: [
    { ...anySql, why: 'You cache what is slow to fetch, and that is usually a query.' },
    { ...anyLanguage, why: 'You decide in code what to keep and when to drop it.' },
  ],
  'Message Queues': [
    { ...aServerLanguage, why: 'A queue sits between programs that you write.' },
    { skill: 'REST APIs', why: 'A queue replaces some of the calls between services; know the calls first.' },
  ],
  'Apache Kafka': [
    { ...aServerLanguage, why: 'Producers and consumers are programs that you write.' },
    { ...anySql, why: 'Streams usually start or end in a database.' },
  ],
  RabbitMQ: [{ ...aServerLanguage, why: 'Senders and receivers are programs that you write.' }],
  'Apache Pulsar': [{ ...aServerLanguage, why: 'Producers and consumers are programs that you write.' }],
  Microservices: [
    { skill: 'REST APIs', anyOf: ['gRPC', 'GraphQL'], why: 'Services talk to each other through APIs.' },
    { ...anySql, why: 'Each service keeps its own data; learn to handle one database well.' },
    {
      skill: 'Docker',
      anyOf: ['Containerization', 'Podman'],
      why: 'Nobody sets up ten services by hand; containers are how you ship them.',
    },
  ],
  'Service-Oriented Architecture': [
    {
      skill: 'REST APIs',
      anyOf: ['gRPC', 'GraphQL'],
      why: 'Services are only as good as the interfaces between them.',
    },
  ],
  'Event-Driven Architecture': [
    {
      skill: 'Message Queues',
      anyOf: ['Apache Kafka', 'RabbitMQ', 'Amazon SQS', 'Google Cloud Pub/Sub'],
      why: 'Events travel through a queue or a stream.',
    },
  ],
  'Distributed Systems': [
    {
      skill: 'System Design',
      anyOf: ['Microservices', 'Software Architecture'],
      why: 'The theory makes sense once you have designed something that runs on more than one machine.',
    },
    {
      skill: 'Computer Networking',
      anyOf: ['TCP/IP'],
      why: 'Most of what goes wrong between machines goes wrong on the network.',
    },
  ],
}
