import type { TargetRole } from '@nextrung/contract/roles'

/** What a role asks for, in the order to talk about it. Together they hold each required skill exactly once. */
type LearningArea = { what: string; skills: readonly string[] }

export const learningAreas: Readonly<Record<TargetRole, readonly LearningArea[]>> = {
  'Software Engineer': [
    { what: 'Programming well in one language, then in a second', skills: ['Python', 'Java', 'JavaScript'] },
    {
      what: 'Objects, data structures and proven design patterns',
      skills: ['Object-Oriented Programming', 'Data Structures & Algorithms', 'Design Patterns'],
    },
    { what: 'Storing data and serving it through an API', skills: ['SQL', 'PostgreSQL', 'REST APIs'] },
    {
      what: 'Working on code with others: branches, reviews and tests',
      skills: ['Git', 'Code Review', 'Automated Testing'],
    },
    {
      what: 'Getting a program to run somewhere other than your laptop',
      skills: ['Linux', 'Docker', 'CI/CD', 'AWS'],
    },
  ],
  'Frontend Developer': [
    { what: 'The three languages of the browser', skills: ['HTML', 'CSS', 'JavaScript'] },
    { what: 'Building screens from typed components', skills: ['TypeScript', 'React', 'Next.js'] },
    {
      what: 'Pages that work for everyone: on a phone, with a screen reader, on a slow line',
      skills: ['Responsive Design', 'Web Accessibility', 'Web Performance'],
    },
    { what: 'Working in a team: version control, tests and builds', skills: ['Git', 'Jest', 'Webpack'] },
    { what: 'Fetching data and working from a design file', skills: ['REST APIs', 'Figma'] },
  ],
  'Backend Developer': [
    { what: 'A server language and its main framework', skills: ['Python', 'Java', 'Spring Boot'] },
    { what: 'Databases: storing, querying and keeping things fast', skills: ['SQL', 'PostgreSQL', 'Redis'] },
    { what: 'Services that talk to each other', skills: ['REST APIs', 'Microservices', 'Apache Kafka'] },
    {
      what: 'Changing code safely: branches, tests and pipelines',
      skills: ['Git', 'Automated Testing', 'CI/CD'],
    },
    { what: 'Where the service runs', skills: ['Linux', 'Docker', 'Kubernetes', 'AWS'] },
  ],
  'Full Stack Developer': [
    { what: 'The browser: structure, style and behavior', skills: ['HTML', 'CSS', 'JavaScript'] },
    { what: 'A component framework with types', skills: ['TypeScript', 'React', 'Next.js'] },
    { what: 'The server side of an application', skills: ['Node.js', 'REST APIs'] },
    { what: 'A relational database, and SQL to query it', skills: ['SQL', 'PostgreSQL'] },
    {
      what: 'Changing and releasing it safely',
      skills: ['Git', 'Automated Testing', 'CI/CD', 'Docker', 'AWS'],
    },
  ],
  'DevOps Engineer': [
    {
      what: 'Linux and scripting, the foundation for everything else',
      skills: ['Linux', 'Bash', 'Python', 'Computer Networking'],
    },
    { what: 'Pipelines that build, test and release', skills: ['Git', 'CI/CD', 'Jenkins'] },
    { what: 'Containers, and the cluster that runs them', skills: ['Docker', 'Kubernetes', 'Helm'] },
    { what: 'Infrastructure as code', skills: ['AWS', 'Terraform', 'Ansible'] },
    { what: 'Watching what happens after a release', skills: ['Prometheus'] },
  ],
  'Cloud Engineer': [
    { what: 'One cloud in depth, and the basics of the others', skills: ['AWS', 'Azure', 'Google Cloud'] },
    { what: 'Linux and networks, which every cloud is made of', skills: ['Linux', 'Computer Networking'] },
    {
      what: 'Who may do what: permissions and cloud security',
      skills: ['Identity & Access Management', 'Cloud Security'],
    },
    { what: 'Building infrastructure from code', skills: ['Terraform', 'Python', 'Bash', 'Git', 'CI/CD'] },
    { what: 'Running containers and monitoring them', skills: ['Docker', 'Kubernetes', 'Monitoring'] },
  ],
  'Data Engineer': [
    { what: 'SQL and Python, every day', skills: ['SQL', 'Python', 'PostgreSQL'] },
    { what: 'Pipelines that move data on schedule', skills: ['ETL', 'Apache Airflow', 'Data Quality'] },
    {
      what: 'Warehouses, and tables designed for analysis',
      skills: ['Data Warehousing', 'Data Modeling', 'Snowflake', 'dbt'],
    },
    { what: 'Data too large or too fast for one machine', skills: ['Apache Spark', 'Apache Kafka'] },
    { what: 'The engineering around it', skills: ['Git', 'Docker', 'AWS'] },
  ],
  'Data Scientist': [
    { what: 'Statistics that you can defend', skills: ['Statistics', 'A/B Testing'] },
    { what: 'Getting and shaping data', skills: ['SQL', 'Python', 'pandas', 'NumPy'] },
    {
      what: 'Training and judging models',
      skills: ['Machine Learning', 'scikit-learn', 'Feature Engineering', 'TensorFlow'],
    },
    {
      what: 'Exploring data and showing it to others',
      skills: ['Exploratory Data Analysis', 'Data Visualization', 'Tableau'],
    },
    { what: 'Version control for analyses, and enough R to read it', skills: ['Git', 'R'] },
  ],
  'Machine Learning Engineer': [
    { what: 'Python and the libraries for numbers and tables', skills: ['Python', 'NumPy', 'pandas', 'SQL'] },
    { what: 'Classical machine learning, done properly', skills: ['Machine Learning', 'scikit-learn'] },
    {
      what: 'Neural networks and the frameworks for them',
      skills: ['Deep Learning', 'PyTorch', 'TensorFlow'],
    },
    { what: 'Language models and how to build on them', skills: ['Large Language Models'] },
    {
      what: 'Getting a model into production and keeping it there',
      skills: ['Model Deployment', 'MLOps', 'Docker', 'Kubernetes', 'AWS', 'Git'],
    },
  ],
  'Site Reliability Engineer (SRE)': [
    { what: 'Linux and networks, down to the details', skills: ['Linux', 'Computer Networking', 'Bash'] },
    { what: 'Programming for operations', skills: ['Python', 'Go', 'Git'] },
    {
      what: 'Clusters and clouds built from code',
      skills: ['Docker', 'Kubernetes', 'AWS', 'Terraform', 'CI/CD'],
    },
    { what: 'Seeing what a system does', skills: ['Observability', 'Prometheus', 'Grafana'] },
    {
      what: 'Reliability as a target, and what to do when it is missed',
      skills: ['Service Level Objectives', 'Incident Response'],
    },
  ],
  'Security Engineer': [
    {
      what: 'Where attacks happen: Linux and networks',
      skills: ['Linux', 'Computer Networking', 'Firewalls'],
    },
    { what: 'Scripting what would otherwise be done by hand', skills: ['Python', 'Bash'] },
    { what: 'Detecting attacks and responding to them', skills: ['SIEM', 'Splunk', 'Incident Response'] },
    {
      what: 'Finding weaknesses before others do',
      skills: ['OWASP Top 10', 'Threat Modeling', 'Vulnerability Management', 'Penetration Testing'],
    },
    {
      what: 'Who may do what, in the cloud and outside it',
      skills: ['Identity & Access Management', 'Cloud Security', 'AWS', 'Cryptography'],
    },
  ],
  'Mobile Developer': [
    { what: 'A phone platform and its language', skills: ['Swift', 'iOS'] },
    {
      what: 'Enough of the other platform to work with its developers',
      skills: ['Kotlin', 'Android', 'Java'],
    },
    { what: 'One codebase for iOS and Android', skills: ['React Native', 'Flutter'] },
    { what: 'Screens that work under a thumb', skills: ['Mobile UI Design'] },
    { what: 'Data from the server and on the device', skills: ['REST APIs', 'SQLite'] },
    {
      what: 'Testing, building and getting into the app stores',
      skills: ['Git', 'Automated Testing', 'CI/CD', 'App Store Deployment'],
    },
  ],
  'Product Manager': [
    {
      what: 'Finding out what is worth building',
      skills: ['User Research', 'Market Research', 'Product Strategy'],
    },
    {
      what: 'Deciding what comes first, and saying so',
      skills: ['Prioritization', 'Roadmapping', 'Stakeholder Management'],
    },
    { what: 'Working with a development team', skills: ['Agile', 'Requirements Engineering', 'Jira'] },
    { what: 'Making decisions with data', skills: ['Product Analytics', 'KPIs', 'A/B Testing', 'SQL'] },
    { what: 'Showing an idea instead of describing it', skills: ['Figma'] },
  ],
  'Technical Project Manager': [
    {
      what: 'Planning a project: scope, people and money',
      skills: ['Project Management', 'Project Planning', 'Resource Planning', 'Budgeting'],
    },
    {
      what: 'Risks, changes and the people they affect',
      skills: ['Risk Management', 'Change Management', 'Stakeholder Management'],
    },
    { what: 'How software teams work', skills: ['Agile', 'Scrum', 'Jira', 'Confluence'] },
    {
      what: 'How software gets from idea to release',
      skills: ['Software Development Life Cycle', 'Release Management'],
    },
    { what: 'The usual tools for plans and numbers', skills: ['Microsoft Project', 'Excel', 'SQL'] },
  ],
  'Solutions Architect': [
    {
      what: 'Designing whole systems',
      skills: ['Solution Architecture', 'System Design', 'Microservices', 'REST APIs'],
    },
    {
      what: 'Two clouds, well enough to choose between them',
      skills: ['AWS', 'Azure', 'Cloud Architecture'],
    },
    { what: 'What runs underneath', skills: ['Docker', 'Kubernetes', 'Terraform', 'Computer Networking'] },
    { what: 'Security in the design from the start', skills: ['Cloud Security'] },
    { what: 'Enough code and SQL to prove that a design works', skills: ['Python', 'SQL'] },
    {
      what: 'Winning people over to a design, in person and on paper',
      skills: ['Stakeholder Management', 'Technical Documentation'],
    },
  ],
  'Technical Lead': [
    { what: 'Deciding how the system is built', skills: ['System Design', 'Technical Documentation'] },
    { what: 'Doing your work through other people', skills: ['Team Leadership', 'Mentoring', 'Code Review'] },
    { what: "Solid code in the team's languages", skills: ['Java', 'Python', 'TypeScript', 'SQL'] },
    {
      what: 'Agile planning, tests and releases as team habits',
      skills: ['Agile', 'Automated Testing', 'CI/CD', 'Git'],
    },
    { what: 'The platform that the team builds on', skills: ['Docker', 'Kubernetes', 'AWS'] },
  ],
  'Engineering Manager': [
    {
      what: 'Being responsible for people: one-on-ones, growth and reviews',
      skills: ['People Management', 'Coaching', 'Performance Management'],
    },
    { what: 'Building and leading a team', skills: ['Team Leadership', 'Hiring'] },
    {
      what: 'Planning, money and expectations',
      skills: ['Project Planning', 'Budgeting', 'Stakeholder Management'],
    },
    { what: 'How the team is doing, and how you can tell', skills: ['Agile', 'Jira', 'Engineering Metrics'] },
    {
      what: 'Enough technical judgment to ask the right questions',
      skills: ['System Design', 'Technical Strategy', 'Code Review', 'AWS', 'SQL'],
    },
  ],
}
