import { anyCloud, anyLanguage, anySql, type PrerequisiteTable } from '../prerequisite.ts'

const someSystem = { skill: 'Linux', anyOf: ['Computer Networking', 'Windows Server', 'Unix'] } as const
const aws = (why: string) => ({ skill: 'AWS', why }) as const
const azure = (why: string) => ({ skill: 'Azure', why }) as const
const google = (why: string) => ({ skill: 'Google Cloud', why }) as const

/** The clouds and their services. */
export const cloud: PrerequisiteTable = {
  'Cloud Computing': [
    {
      ...someSystem,
      why: "A cloud is servers and networks in someone else's building; know one of the two.",
    },
  ],
  AWS: [
    {
      ...someSystem,
      why: 'You rent servers and networks from AWS; know one of the two before you pay for it.',
    },
  ],
  Azure: [
    {
      ...someSystem,
      why: 'You rent servers and networks from Microsoft; know one of the two before you pay for it.',
    },
  ],
  'Google Cloud': [
    {
      ...someSystem,
      why: 'You rent servers and networks from Google; know one of the two before you pay for it.',
    },
  ],
  Heroku: [{ skill: 'Git', why: 'You deploy to Heroku by pushing a branch.' }],
  'Amazon EC2': [
    {
      ...aws('EC2 is where AWS rents out servers; the account and its permissions come first.'),
      source: 'POSTINGS',
    },
  ],
  'Amazon S3': [
    {
      ...aws('S3 is where AWS stores files; the account and its permissions come first.'),
      source: 'POSTINGS',
    },
  ],
  'AWS Lambda': [
    { ...aws('A function on Lambda is wired to other AWS services.'), source: 'POSTINGS' },
    { ...anyLanguage, why: 'A Lambda function is a piece of code.' },
  ],
  'Amazon VPC': [
    aws('A VPC is the network inside your AWS account.'),
    {
      skill: 'Computer Networking',
      anyOf: ['TCP/IP'],
      why: 'Subnets and routes mean the same there as anywhere.',
    },
  ],
  'AWS IAM': [aws('IAM decides who may do what in an AWS account.')],
  'Amazon CloudWatch': [aws('CloudWatch collects metrics and logs from AWS services.')],
  'Amazon ECS': [
    { ...aws('ECS starts containers on AWS.'), source: 'POSTINGS' },
    {
      skill: 'Docker',
      anyOf: ['Podman', 'Containerization'],
      why: 'It runs container images that you have to build.',
    },
  ],
  'Amazon EKS': [
    { ...aws('EKS is Kubernetes inside an AWS account.'), source: 'POSTINGS' },
    { skill: 'Kubernetes', why: 'AWS runs the control plane; what you do on top of it is plain Kubernetes.' },
  ],
  'Amazon SQS': [
    { ...aws('SQS is an AWS service; other AWS services read from it and write to it.'), source: 'POSTINGS' },
    { ...anyLanguage, why: 'Your code puts messages in and takes them out.' },
  ],
  'Amazon Kinesis': [
    aws('Kinesis is an AWS service, billed and secured like the others.'),
    { ...anyLanguage, why: 'Your code writes to the stream and reads from it.' },
  ],
  'Amazon Redshift': [
    aws('Redshift is an AWS service; its data mostly arrives through S3.'),
    { ...anySql, why: 'You query Redshift in SQL.', source: 'POSTINGS' },
  ],
  'AWS Step Functions': [aws('A step function calls other AWS services in order.')],
  'AWS CloudFormation': [
    { ...aws('A template describes AWS resources; create a few by hand first.'), source: 'POSTINGS' },
  ],
  'AWS CDK': [
    aws('The CDK creates AWS resources; know what they are.'),
    {
      skill: 'TypeScript',
      anyOf: ['Python', 'Java', 'C#', 'Go', 'JavaScript'],
      why: 'You write the infrastructure in an ordinary language.',
    },
  ],
  'Azure Kubernetes Service': [
    azure('The cluster is part of an Azure subscription.'),
    {
      skill: 'Kubernetes',
      why: 'Azure runs the control plane; what you do on top of it is plain Kubernetes.',
    },
  ],
  Bicep: [azure('Bicep describes Azure resources; create a few by hand first.')],
  'Azure Monitor': [azure('It collects metrics and logs from Azure services.')],
  'Microsoft Entra ID': [
    {
      skill: 'Azure',
      anyOf: ['Active Directory', 'Identity & Access Management'],
      why: 'Entra ID holds the accounts of an organization; know what they give access to.',
    },
  ],
  'Azure Data Factory': [
    azure('Data Factory moves data between Azure services.'),
    { ...anySql, why: 'Most of what it moves starts and ends in tables.' },
  ],
  'Azure Synapse Analytics': [
    azure('Synapse runs in your Azure subscription.'),
    { ...anySql, why: 'You query Synapse in SQL.' },
  ],
  'Azure Event Hubs': [azure('Event Hubs runs in your Azure subscription.')],
  'Google Kubernetes Engine': [
    google('The cluster is part of a Google Cloud project.'),
    {
      skill: 'Kubernetes',
      why: 'Google runs the control plane; what you do on top of it is plain Kubernetes.',
    },
  ],
  'Google Cloud Pub/Sub': [
    { ...google('Pub/Sub connects services inside a Google Cloud project.'), source: 'POSTINGS' },
  ],
  BigQuery: [{ ...anySql, why: 'You query BigQuery in SQL.' }],
  Serverless: [
    { ...anyCloud, why: 'Serverless means that the cloud runs the server, so learn one cloud.' },
    { ...anyLanguage, why: 'All you bring is code.' },
  ],
  'Cloud Security': [
    { ...anyCloud, why: 'You secure accounts, networks and storage; set them up once first.' },
    {
      skill: 'Identity & Access Management',
      anyOf: ['AWS IAM', 'Microsoft Entra ID'],
      why: 'Many cloud breaches begin with a permission that was too wide.',
    },
  ],
  'Cloud Architecture': [
    { ...anyCloud, why: 'You choose among services; use the common ones first.' },
    {
      skill: 'Computer Networking',
      anyOf: ['TCP/IP', 'Amazon VPC'],
      why: 'Regions, subnets and gateways shape every design.',
    },
  ],
  'Cloud Migration': [
    { ...anyCloud, why: 'Know the place before you move there.' },
    {
      skill: 'Linux',
      anyOf: ['Windows Server', 'VMware'],
      why: 'What you move are servers and databases that run somewhere today.',
    },
  ],
  'Cloud Cost Optimization': [{ ...anyCloud, why: 'You have to know what you are paying for.' }],
  'Hybrid Cloud': [
    { ...anyCloud, why: 'One half of it is a public cloud.' },
    { skill: 'Computer Networking', anyOf: ['VPN'], why: 'The other half has to be connected to it.' },
  ],
  'AWS Certified Solutions Architect': [aws('The exam asks which AWS service solves which problem.')],
  'Microsoft Certified: Azure Administrator Associate': [
    azure('The exam asks you to run an Azure subscription.'),
  ],
}
