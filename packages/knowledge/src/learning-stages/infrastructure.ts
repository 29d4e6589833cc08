import type { LearningStage } from './learning-stage.ts'

export const devopsEngineerStages: readonly LearningStage[] = [
  {
    id: 'devops-systems',
    title: 'Feel at home on Linux servers',
    why: 'Containers, clouds and pipelines all run on Linux.',
    skills: ['Linux', 'Bash', 'Computer Networking'],
  },
  {
    id: 'devops-automation',
    title: 'Automate with code',
    why: 'The role exists so that nobody has to do the same thing by hand twice.',
    skills: ['Python', 'Git', 'Ansible'],
  },
  {
    id: 'devops-pipelines',
    title: 'Build delivery pipelines',
    why: 'Pipelines are what most teams hire this role for.',
    skills: ['CI/CD', 'Jenkins'],
  },
  {
    id: 'devops-containers',
    title: 'Run applications in containers',
    why: 'Most applications are now shipped and run as containers.',
    skills: ['Docker', 'Kubernetes', 'Helm'],
  },
  {
    id: 'devops-cloud',
    title: 'Describe the cloud in code',
    why: 'Servers written down in files can be reviewed, repeated and rebuilt.',
    skills: ['AWS', 'Terraform'],
  },
  {
    id: 'devops-monitoring',
    title: 'Watch what runs',
    why: 'You can only keep running what you can see.',
    skills: ['Prometheus'],
  },
]

export const cloudEngineerStages: readonly LearningStage[] = [
  {
    id: 'cloud-systems',
    title: 'Understand servers and networks',
    why: 'A cloud is servers and networks that somebody else owns.',
    skills: ['Linux', 'Computer Networking', 'Bash'],
  },
  {
    id: 'cloud-platform',
    title: 'Work on a cloud platform',
    why: 'Know one platform well; the others follow the same ideas.',
    skills: ['AWS', 'Azure', 'Google Cloud'],
  },
  {
    id: 'cloud-code',
    title: 'Automate the cloud with code',
    why: 'Cloud teams set nothing up by hand.',
    skills: ['Python', 'Git', 'Terraform', 'CI/CD'],
  },
  {
    id: 'cloud-containers',
    title: 'Run containers in the cloud',
    why: 'Containers are how most applications reach a cloud.',
    skills: ['Docker', 'Kubernetes'],
  },
  {
    id: 'cloud-security',
    title: 'Keep it safe and under watch',
    why: 'Most leaks from clouds come from wrong permissions, not from clever attackers.',
    skills: ['Identity & Access Management', 'Cloud Security', 'Monitoring'],
  },
]

export const siteReliabilityEngineerStages: readonly LearningStage[] = [
  {
    id: 'reliability-systems',
    title: 'Know Linux and networks from the inside',
    why: 'Outages are found in processes, disks and packets.',
    skills: ['Linux', 'Bash', 'Computer Networking'],
  },
  {
    id: 'reliability-code',
    title: 'Automate with code',
    why: 'The role treats operations as a software problem.',
    skills: ['Python', 'Go', 'Git', 'CI/CD'],
  },
  {
    id: 'reliability-containers',
    title: 'Run applications in containers',
    why: 'Most services that need this role run on Kubernetes.',
    skills: ['Docker', 'Kubernetes'],
  },
  {
    id: 'reliability-cloud',
    title: 'Build infrastructure as code',
    why: 'What is written down can be rebuilt after it fails.',
    skills: ['AWS', 'Terraform'],
  },
  {
    id: 'reliability-observing',
    title: 'See how systems behave',
    why: 'Metrics, logs and traces come before any promise about reliability.',
    skills: ['Prometheus', 'Grafana', 'Observability'],
  },
  {
    id: 'reliability-practice',
    title: 'Keep services reliable',
    why: 'Targets and calm incident work are what sets this role apart.',
    skills: ['Service Level Objectives', 'Incident Response'],
  },
]

export const securityEngineerStages: readonly LearningStage[] = [
  {
    id: 'security-systems',
    title: 'Understand systems and networks',
    why: 'You can only protect what you understand.',
    skills: ['Linux', 'Computer Networking', 'Firewalls'],
  },
  {
    id: 'security-code',
    title: 'Script what repeats',
    why: 'Logs and scans are too large to read by hand.',
    skills: ['Python', 'Bash'],
  },
  {
    id: 'security-weaknesses',
    title: 'Find and rate weaknesses',
    why: 'Thinking like an attacker shows where to defend first.',
    skills: [
      'OWASP Top 10',
      'Vulnerability Management',
      'Penetration Testing',
      'Threat Modeling',
      'Cryptography',
    ],
  },
  {
    id: 'security-detection',
    title: 'Detect and answer attacks',
    why: 'No defense holds forever; what counts then is how soon somebody notices.',
    skills: ['SIEM', 'Splunk', 'Incident Response'],
  },
  {
    id: 'security-cloud',
    title: 'Protect identities and the cloud',
    why: 'Most systems to protect are now in somebody’s cloud, behind somebody’s sign-in.',
    skills: ['AWS', 'Identity & Access Management', 'Cloud Security'],
  },
]
