import { anyCloud, anyLanguage, type PrerequisiteTable } from '../prerequisite.ts'

const anyContainers = { skill: 'Docker', anyOf: ['Podman', 'Containerization'] } as const
const anyMonitoring = {
  skill: 'Monitoring',
  anyOf: [
    'Prometheus',
    'Grafana',
    'Datadog',
    'New Relic',
    'Dynatrace',
    'Splunk',
    'Amazon CloudWatch',
    'Azure Monitor',
  ],
} as const
const anyServer = { skill: 'Linux', anyOf: ['Unix', 'Windows Server'] } as const
const anyRepository = { skill: 'Git', why: 'The pipeline starts when someone pushes a commit.' } as const

/** Systems, containers, delivery and watching what runs. */
export const infrastructure: PrerequisiteTable = {
  Linux: [],
  Unix: [],
  'Windows Server': [],
  'Shell Scripting': [
    { skill: 'Linux', anyOf: ['Unix'], why: 'A script is the commands you already type, saved in a file.' },
  ],
  Bash: [
    {
      skill: 'Linux',
      anyOf: ['Unix'],
      why: 'A Bash script is the commands you already type, saved in a file.',
    },
  ],
  PowerShell: [],
  YAML: [],
  'Computer Networking': [],
  'TCP/IP': [],
  DNS: [],
  VPN: [{ skill: 'Computer Networking', anyOf: ['TCP/IP'], why: 'A VPN is one network laid over another.' }],
  'Load Balancing': [
    {
      skill: 'Computer Networking',
      anyOf: ['TCP/IP', 'DNS'],
      why: 'A load balancer passes on connections, so know what a connection is.',
    },
  ],
  Nginx: [
    { skill: 'Linux', why: 'Nginx mostly runs on Linux and is set up in text files there.' },
    {
      skill: 'Computer Networking',
      anyOf: ['DNS', 'TCP/IP'],
      why: 'Names, ports and certificates come up on the first day.',
    },
  ],
  Virtualization: [
    { ...anyServer, why: 'A virtual machine is a server that you could also have installed by hand.' },
  ],
  VMware: [
    { ...anyServer, why: 'You run servers inside VMware, so know how to run one without it.' },
    {
      skill: 'Computer Networking',
      anyOf: ['TCP/IP'],
      why: 'Virtual machines connect through virtual switches.',
    },
  ],
  Containerization: [{ skill: 'Linux', why: 'A container is a Linux process in a box of its own.' }],
  Docker: [
    {
      skill: 'Linux',
      why: 'A container is a Linux process in a box of its own, and you will work inside one.',
    },
  ],
  Podman: [{ skill: 'Linux', why: 'A container is a Linux process in a box of its own.' }],
  Kubernetes: [
    { ...anyContainers, why: 'Kubernetes runs containers; build and run one by hand first.' },
    {
      skill: 'Computer Networking',
      anyOf: ['TCP/IP', 'DNS', 'Load Balancing'],
      why: 'Half of Kubernetes is how containers find and reach each other.',
    },
  ],
  OpenShift: [{ skill: 'Kubernetes', why: "OpenShift is Red Hat's Kubernetes with more around it." }],
  Helm: [{ skill: 'Kubernetes', why: 'Helm fills in Kubernetes manifests; write some by hand first.' }],
  Kustomize: [{ skill: 'Kubernetes', why: 'Kustomize patches Kubernetes manifests.' }],
  'Service Mesh': [
    { skill: 'Kubernetes', why: 'A mesh is nearly always added to a Kubernetes cluster.' },
    { skill: 'Microservices', why: 'It manages traffic between services, so there must be several.' },
  ],
  'CI/CD': [{ skill: 'Git', why: 'A pipeline starts when someone pushes a commit.' }],
  Jenkins: [anyRepository],
  'GitHub Actions': [anyRepository],
  'GitLab CI': [anyRepository],
  CircleCI: [anyRepository],
  TeamCity: [anyRepository],
  'Azure DevOps': [anyRepository],
  'Argo CD': [
    { skill: 'Kubernetes', why: 'Argo CD keeps a Kubernetes cluster in step with a repository.' },
    { skill: 'Git', why: 'The repository is the only place you change anything.' },
  ],
  GitOps: [
    { skill: 'Git', why: 'The repository says what should run.' },
    { skill: 'Kubernetes', why: 'Nearly all GitOps tools work on Kubernetes clusters.' },
  ],
  'JFrog Artifactory': [
    {
      skill: 'CI/CD',
      anyOf: ['Jenkins', 'GitHub Actions', 'GitLab CI'],
      why: 'It stores what your pipeline builds.',
    },
  ],
  SonarQube: [
    {
      skill: 'CI/CD',
      anyOf: ['Jenkins', 'GitHub Actions', 'GitLab CI'],
      why: 'It checks code as part of a pipeline.',
    },
  ],
  'Infrastructure as Code': [
    {
      ...anyCloud,
      why: 'You describe cloud resources in files; create a few by hand to know what you describe.',
    },
    { skill: 'Git', why: 'The point of having it in files is to keep their history.' },
  ],
  Terraform: [
    {
      ...anyCloud,
      why: 'Terraform creates cloud resources; learn one cloud first, so you know what you are creating.',
      source: 'POSTINGS',
    },
  ],
  OpenTofu: [{ ...anyCloud, why: 'OpenTofu creates cloud resources; learn one cloud first.' }],
  Pulumi: [
    { ...anyCloud, why: 'Pulumi creates cloud resources; learn one cloud first.' },
    {
      skill: 'TypeScript',
      anyOf: ['Python', 'Go', 'C#', 'Java', 'JavaScript'],
      why: 'Pulumi programs are written in an ordinary language.',
    },
  ],
  'Configuration Management': [
    { ...anyServer, why: 'Set up one server by hand before you set up a hundred by rule.' },
  ],
  Ansible: [
    {
      skill: 'Linux',
      anyOf: ['Unix', 'Windows Server'],
      why: 'A playbook lists the steps you would take on the server yourself.',
    },
  ],
  Puppet: [{ ...anyServer, why: 'Puppet keeps servers in a state; know how to reach it by hand.' }],
  Chef: [{ ...anyServer, why: 'A Chef recipe does what you would otherwise do on the server by hand.' }],
  SaltStack: [{ ...anyServer, why: 'Salt does on many servers what you can already do on one.' }],
  Monitoring: [
    {
      skill: 'Linux',
      anyOf: ['Unix', 'Windows Server', 'AWS', 'Azure', 'Google Cloud'],
      why: 'Processor, memory, disk: know what the numbers mean on one machine.',
    },
  ],
  Prometheus: [
    {
      skill: 'Linux',
      anyOf: ['Docker', 'Kubernetes'],
      why: 'You need something running that Prometheus can measure.',
    },
  ],
  Grafana: [
    {
      skill: 'Linux',
      anyOf: ['Docker', 'Prometheus', 'SQL'],
      why: 'Grafana draws numbers from elsewhere; first have a system that produces them.',
    },
  ],
  Datadog: [
    {
      skill: 'Linux',
      anyOf: ['AWS', 'Azure', 'Google Cloud', 'Docker'],
      why: 'Its agent reports on servers, so know what a healthy one looks like.',
    },
  ],
  'New Relic': [
    {
      skill: 'Linux',
      anyOf: ['AWS', 'Azure', 'Google Cloud', 'Docker'],
      why: 'It shows what servers and applications are doing; know one without it.',
    },
  ],
  Dynatrace: [
    {
      skill: 'Linux',
      anyOf: ['AWS', 'Azure', 'Google Cloud', 'Docker'],
      why: 'It shows what servers and applications are doing; know one without it.',
    },
  ],
  Splunk: [
    {
      skill: 'Linux',
      anyOf: ['Unix', 'Windows Server', 'Computer Networking'],
      why: 'You search logs, so you should know what writes them.',
    },
  ],
  'ELK Stack': [
    {
      skill: 'Linux',
      anyOf: ['Docker'],
      why: 'You collect logs from servers; know where they are and what they say.',
    },
  ],
  Kibana: [
    {
      skill: 'Linux',
      anyOf: ['Docker', 'ELK Stack'],
      why: 'Kibana searches logs, so you should know what writes them.',
    },
  ],
  Observability: [
    {
      ...anyMonitoring,
      why: 'Monitoring tells you that something is wrong; observability is finding out what.',
    },
  ],
  OpenTelemetry: [
    { ...anyMonitoring, why: 'It sends metrics and traces somewhere; know what you would do with them.' },
    { ...anyLanguage, why: 'You add it to the code of a service.' },
  ],
  'Distributed Tracing': [
    { ...anyMonitoring, why: 'A trace explains what a chart only hints at.' },
    {
      skill: 'REST APIs',
      anyOf: ['Microservices', 'gRPC'],
      why: 'It follows one request from service to service.',
    },
  ],
  'Service Level Objectives': [
    { ...anyMonitoring, why: 'A target for reliability needs something that measures it.' },
  ],
  'Incident Management': [],
  'Incident Response': [
    {
      skill: 'Monitoring',
      anyOf: ['SIEM', 'Observability', 'Security Operations', 'Splunk', 'Prometheus', 'Datadog'],
      why: 'You respond to what an alert tells you, so learn to read alerts.',
    },
  ],
  Postmortems: [
    {
      skill: 'Incident Management',
      anyOf: ['Incident Response'],
      why: 'A postmortem looks back at an incident that you helped to handle.',
    },
  ],
  'Root Cause Analysis': [],
  PagerDuty: [{ ...anyMonitoring, why: 'It calls someone when monitoring raises an alert.' }],
  'Chaos Engineering': [
    {
      skill: 'Observability',
      anyOf: ['Monitoring'],
      why: 'Breaking things on purpose only teaches you something if you can see what happens.',
    },
    {
      skill: 'Kubernetes',
      anyOf: ['AWS', 'Azure', 'Google Cloud', 'Distributed Systems'],
      why: 'You need a system that is meant to survive a failure.',
    },
  ],
  'Capacity Planning': [{ ...anyMonitoring, why: 'You predict from what you have measured.' }],
  'High Availability': [
    {
      skill: 'Computer Networking',
      anyOf: ['Load Balancing', 'DNS'],
      why: 'Traffic has to find the machine that still works.',
    },
    {
      skill: 'Linux',
      anyOf: ['AWS', 'Azure', 'Google Cloud'],
      why: 'Run one server well before you run two as one.',
    },
  ],
  'Disaster Recovery': [
    {
      skill: 'Linux',
      anyOf: ['AWS', 'Azure', 'Google Cloud', 'Windows Server'],
      why: 'You can only restore a system that you know how to set up.',
    },
  ],
}
