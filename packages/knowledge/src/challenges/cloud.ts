import type { Challenge } from './challenge.ts'
import { atLeast, date, entries, figure, word } from './criterion-check.ts'
import { article, documentation, tutorial } from './resource.ts'

export const cloudChallenges: readonly Challenge[] = [
  {
    id: 'price-of-a-web-application',
    title: 'Estimate what a web application will cost in the cloud',
    description:
      'A museum wants to know the monthly price of its new ticket site before it signs: 200,000 visits a month, ten times that on two days a year, 300 GB of pictures, a database of 40 GB, staff in one city. Estimate it with a public price calculator, with assumptions that the museum can check.',
    difficulty: 'beginner',
    type: 'analysis',
    estimatedTime: '4–6 hours',
    hours: { from: 4, to: 6 },
    skills: ['AWS', 'Cloud Cost Optimization', 'Cloud Architecture'],
    roles: ['Cloud Engineer', 'Solutions Architect'],
    learningObjectives: [
      'Find out what drives the price of each service',
      'State assumptions so that others can correct them',
      'Give a range instead of a single number',
    ],
    steps: [
      'Sketch a simple architecture: content delivery, two small servers, managed database, object storage. Result: a diagram with eight parts at most.',
      'Turn the visits into figures: requests a second on average and at the peak, outgoing data, database size after a year. Result: a sheet of assumptions with the sums.',
      'Enter them in the AWS Pricing Calculator. Result: a price for each part and the total, with the region and date.',
      'Vary the three most uncertain assumptions up and down. Result: a low, likely and high total.',
      'Find three savings, for example reserved capacity, caching or storage classes, and what each costs in flexibility. Result: a table of savings and their price.',
      'Write one page for the museum’s director, without service names in the first paragraph. Result: an estimate fit for a decision.',
    ],
    acceptanceCriteria: [
      {
        text: 'Every figure in the calculator can be traced to a line of the assumptions.',
        check: entries('every figure in the calculator', {
          columns: ['figure', 'assumption'],
          rows: atLeast(5),
        }),
      },
      'Outgoing data, backups and support are included or named as left out.',
      'The page shows a range, the date and the region of the prices.',
      'Doubling the visits changes the total in the sheet without retyping anything.',
    ],
    resources: [
      documentation('AWS Pricing Calculator', 'https://calculator.aws/'),
      article('What is FinOps?', 'https://www.finops.org/introduction/what-is-finops/'),
      documentation('AWS Well-Architected', 'https://aws.amazon.com/architecture/well-architected/'),
    ],
  },
  {
    id: 'least-privilege-policies',
    title: 'Write access policies that allow exactly what is needed',
    description:
      'A photo application on AWS has an uploader, a thumbnail worker, a support team that reads one customer’s pictures, and an auditor; today all use one key with full rights. Write a policy for each, and test them on paper against a table of 24 requests before anyone gets them.',
    difficulty: 'intermediate',
    type: 'design',
    estimatedTime: '6–9 hours',
    hours: { from: 6, to: 9 },
    skills: ['Identity & Access Management', 'AWS IAM', 'Cloud Security', 'AWS'],
    roles: ['Cloud Engineer', 'Security Engineer'],
    learningObjectives: [
      'Follow how a cloud decides whether a request is allowed',
      'Scope by resource, prefix, tag and condition',
      'Replace long-lived keys with roles',
    ],
    steps: [
      'Write down what each of the four does in verbs and objects, and what it must never do. Result: a table of duties.',
      'Write 24 requests (who, action, resource, context) with the expected decision, a third of them refused. Result: the test table.',
      'Write the trust and permission policies. Result: four roles without a user key.',
      'Walk every request through the evaluation logic and note the statement that decides. Result: a completed table; with a free account, checked in the policy simulator.',
      'Add a permissions boundary for the team that creates roles, and a guard that refuses unencrypted uploads and other regions. Result: six more requests with their decisions.',
      'Plan the move away from the shared key: order, log monitoring, rollback. Result: a half-page plan.',
    ],
    acceptanceCriteria: [
      {
        text: 'All 30 requests are decided as expected, each with the statement that decides.',
        check: entries('the 30 requests', {
          columns: [
            'request',
            word('expected', ['allow', 'deny']),
            word('decided', ['allow', 'deny']),
            'statement',
          ],
          rows: [30, 30],
          rules: [
            { rule: 'same', column: 'decided', as: 'expected' },
            { rule: 'kinds', column: 'expected', least: 2 },
          ],
        }),
      },
      {
        text: 'No statement combines a wildcard action with a wildcard resource.',
        check: { kind: 'policies', asks: 'your policies as JSON, several as a list' },
      },
      'The support role cannot read the pictures of a customer without an open ticket tag.',
      'Nobody can widen their own rights by creating or passing a role, shown by two of the requests.',
    ],
    resources: [
      documentation(
        'Policy evaluation logic in AWS IAM',
        'https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html',
      ),
      documentation(
        'Security best practices in IAM',
        'https://docs.aws.amazon.com/IAM/latest/UserGuide/best-practices.html',
      ),
    ],
  },
  {
    id: 'address-plan-for-three-regions',
    title: 'Plan the networks of a company that will grow into three regions',
    description:
      'A company with an office, a data center on 10.0.0.0/16 and one cloud network on the same range wants to connect all of them and open two more regions within three years. Design the address plan, subnets, routes and name resolution, and write the first network as tested code.',
    difficulty: 'intermediate',
    type: 'design',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: ['Computer Networking', 'Amazon VPC', 'Terraform', 'DNS'],
    roles: ['Cloud Engineer', 'Solutions Architect'],
    learningObjectives: [
      'Divide an address space with room for growth',
      'Decide for each subnet what it may reach and how',
      'Handle overlapping ranges, which real companies have',
    ],
    steps: [
      'List sites, environments and the number of addresses each needs today and in three years. Result: a table of demand.',
      'Divide a private range so that each region and environment can be summarized in one route. Result: an address plan with free space shown.',
      'Solve the overlap: renumber, translate or proxy, with effort and risk. Result: a decision record.',
      'Draw public, private and database subnets across three zones with routes, gateways and private endpoints. Result: a route table for each kind of subnet.',
      'Write a table of 15 flows (from, to, port, allowed) and derive security groups from it. Result: rules that refer to groups, not to addresses.',
      'Write the first network in Terraform and assert subnets and routes in a test with a mocked provider. Result: terraform test passes.',
    ],
    acceptanceCriteria: [
      {
        text: 'No two ranges overlap, checked by a script, and each region has at least half of its space free.',
        check: entries('the plan: each region with its whole range, then its subnets', {
          columns: ['region', word('use', ['region', 'subnet']), { name: 'range', kind: 'network' }],
          rows: atLeast(6),
          rules: [
            { rule: 'kinds', column: 'region', least: 3 },
            { rule: 'addressPlan', region: 'region', range: 'range', use: 'use' },
          ],
        }),
      },
      'Each of the 15 flows, refused ones included, can be followed through routes and rules on paper.',
      'Database subnets have no route to the internet, asserted by a test.',
      'Losing one zone leaves every tier with subnets in two others.',
    ],
    resources: [
      documentation('Amazon VPC user guide', 'https://docs.aws.amazon.com/vpc/latest/userguide/'),
      documentation('Private address ranges (RFC 1918)', 'https://www.rfc-editor.org/rfc/rfc1918'),
      documentation('Tests in Terraform', 'https://developer.hashicorp.com/terraform/language/tests'),
    ],
  },
  {
    id: 'same-system-on-azure',
    title: 'Carry a design from AWS over to Azure and say what does not fit',
    description:
      'A customer with everything on AWS is bought by a company that uses Azure only. Take a three-tier web application with a queue and object storage on AWS, describe the same system in Bicep for Azure, and write down where the two clouds only look alike.',
    difficulty: 'intermediate',
    type: 'design',
    estimatedTime: '8–14 hours',
    hours: { from: 8, to: 14 },
    skills: ['Azure', 'Infrastructure as Code', 'Cloud Architecture', 'Multi-Cloud'],
    roles: ['Cloud Engineer', 'Solutions Architect'],
    learningObjectives: [
      'Map services by their behavior instead of by their names',
      'Use managed identities instead of keys',
      'Separate technical differences from those that matter to the customer',
    ],
    steps: [
      'Draw the AWS system: load balancer, containers, PostgreSQL, queue with dead letters, object storage, secrets, logs. Result: the starting point with ten requirements such as recovery time and message size.',
      'Map each part to Azure and check each requirement in the documentation. Result: a table with fits, fits with a change, does not fit.',
      'Write the Bicep modules with managed identities and private endpoints. Result: az bicep build passes.',
      'Compare how both clouds handle accounts, rights and networks. Result: a page with the three differences that will cost the most work.',
      'Estimate the price of both with their public calculators under the same assumptions. Result: a comparison with its date.',
      'Plan the move of data and traffic with the time it takes and the point of no return. Result: a sequence of steps.',
    ],
    acceptanceCriteria: [
      {
        text: 'Each of the ten requirements has an answer with a link to the page of the documentation.',
        check: entries('the ten requirements', {
          columns: [
            'requirement',
            'answer',
            { name: 'documentation', kind: 'link', host: 'learn.microsoft.com' },
          ],
          rows: [10, 10],
        }),
      },
      'The Bicep files compile and the linter reports no warning.',
      'No key or connection string is passed to the application.',
      {
        text: 'At least three parts are marked as fitting only with a change, with the change described.',
        check: entries('the parts that fit only with a change', {
          columns: ['part', 'change'],
          rows: atLeast(3),
        }),
      },
    ],
    resources: [
      documentation(
        'Bicep documentation',
        'https://learn.microsoft.com/en-us/azure/azure-resource-manager/bicep/',
      ),
      documentation('Azure Architecture Center', 'https://learn.microsoft.com/en-us/azure/architecture/'),
      documentation(
        'Azure for AWS professionals',
        'https://learn.microsoft.com/en-us/azure/architecture/aws-professional/',
      ),
    ],
  },
  {
    id: 'cloud-configuration-findings',
    title: 'Find and fix insecure cloud configuration in a vulnerable repository',
    description:
      'TerraGoat is a public repository of Terraform that is insecure on purpose. Scan it, choose the findings that an attacker would use first, fix them in code, and keep them from coming back with your own rules in a pipeline.',
    difficulty: 'intermediate',
    type: 'debugging',
    estimatedTime: '8–12 hours',
    hours: { from: 8, to: 12 },
    skills: ['Cloud Security', 'Terraform', 'AWS', 'DevSecOps'],
    roles: ['Cloud Engineer', 'Security Engineer'],
    learningObjectives: [
      'Rank findings by the path of an attack instead of by the label of the tool',
      'Fix a cause once instead of a symptom many times',
      'Write a rule as code with tests',
    ],
    steps: [
      'Clone TerraGoat and scan the AWS part with Checkov. Result: findings as JSON, counted by kind.',
      'Sort out duplicates and noise, and draw three attack paths from the internet to data. Result: a list of the fifteen findings on these paths.',
      'Fix the fifteen in small commits. Result: a diff that names the risk in each message.',
      'Decide on the rest: fix, accept with a date, not applicable. Result: a suppression file with reasons.',
      'Write two custom rules, for example "every bucket names its owner", with passing and failing examples. Result: rules with tests.',
      'Run it on pull requests and fail only on new findings. Result: a pull request with an open database is refused.',
    ],
    acceptanceCriteria: [
      'For each of the three attack paths, the report shows which step is no longer possible.',
      'The fifteen findings no longer appear in the scan, and `terraform validate` reports no new error.',
      {
        text: 'Every suppression has a reason and an end date.',
        check: entries('the suppressions', { columns: ['finding', 'reason', date('end date')] }),
      },
      'Both of your own rules have at least one passing and one failing example.',
    ],
    resources: [
      tutorial('TerraGoat', 'https://github.com/bridgecrewio/terragoat'),
      documentation('Checkov', 'https://www.checkov.io/'),
      documentation('CIS Benchmarks', 'https://www.cisecurity.org/cis-benchmarks'),
    ],
  },
  {
    id: 'bill-that-grew',
    title: 'Explain a cloud bill that grew by 40 percent in a quarter',
    description:
      'The monthly AWS bill of a company rose from 41,000 to 57,400 while orders rose by 9%: compute 18,000 to 20,500, data transfer 3,000 to 8,900, storage 6,000 to 7,200, logs 2,500 to 7,800, databases 9,500 to 10,500, rest 2,000 to 2,500. The finance director wants to know on Friday what happened and what it will cost next year.',
    difficulty: 'intermediate',
    type: 'analysis',
    estimatedTime: '5–8 hours',
    hours: { from: 5, to: 8 },
    skills: ['Cloud Cost Optimization', 'AWS', 'Budgeting', 'Stakeholder Management'],
    roles: ['Engineering Manager', 'Cloud Engineer', 'Technical Lead'],
    learningObjectives: [
      'Separate growth of the business from waste',
      'Form hypotheses that a bill can confirm or refute',
      'Talk about technical causes in terms of money and choices',
    ],
    steps: [
      'Split the increase of 16,400 by line and compare each with the growth of orders. Result: what growth explains and what it does not.',
      'Write three hypotheses each for data transfer and logs, for example traffic between zones or debug logging. Result: a table with the number that would prove or refute each.',
      'Choose the most likely ones, given two facts: a new service writes 1.1 TB of logs a week, and reads a cache in another zone. Result: an explanation with the share of each cause, marked as fact or estimate.',
      'Propose five measures with saving a month, effort in days, risk and owner. Result: a ranked list.',
      'Forecast the next four quarters with no action, with the first two measures, with all. Result: three forecasts with their assumptions.',
      'Write the page for the finance director and propose an alert that would have fired after a week. Result: one page and one rule.',
    ],
    acceptanceCriteria: [
      {
        text: 'The parts add up to 16,400.',
        check: entries('the parts of the bill', {
          columns: ['part', figure('amount')],
          rows: atLeast(2),
          rules: [{ rule: 'sum', column: 'amount', from: 16400, to: 16400 }],
        }),
      },
      'Every cause is marked as known or assumed, and each assumption has a way to check it.',
      {
        text: 'The cost per order is shown for before and after.',
        check: entries('the cost per order', { columns: [figure('before'), figure('after')], rows: [1, 1] }),
      },
      'The page fits on one sheet and asks for one decision.',
    ],
    resources: [
      documentation('FinOps framework', 'https://www.finops.org/framework/'),
      article('What is FinOps?', 'https://www.finops.org/introduction/what-is-finops/'),
      documentation('AWS Well-Architected', 'https://aws.amazon.com/architecture/well-architected/'),
    ],
  },
  {
    id: 'restore-to-the-minute',
    title: 'Restore a database to the minute before the mistake',
    description:
      'At 14:07 somebody deleted the wrong customers, and the last nightly backup is from 02:00. Set up PostgreSQL with continuous archiving to a second location, rehearse the recovery to any minute, and write instructions that a colleague can follow at night.',
    difficulty: 'advanced',
    type: 'operations',
    estimatedTime: '10–16 hours',
    hours: { from: 10, to: 16 },
    skills: ['Disaster Recovery', 'Backup and Restore', 'PostgreSQL', 'Linux'],
    roles: ['Site Reliability Engineer (SRE)', 'Cloud Engineer', 'DevOps Engineer'],
    learningObjectives: [
      'Explain how a base backup and the write-ahead log make any point in time reachable',
      'Measure recovery point and recovery time instead of promising them',
      'Write instructions for somebody who is tired and under pressure',
    ],
    steps: [
      'Run PostgreSQL in containers with a constant writer that records what was committed when. Result: a record to compare with.',
      'Set up base backups and archiving of the write-ahead log to another volume or an S3-compatible store. Result: an archive that follows within a minute.',
      'Delete rows, note the time, and restore to just before it beside the running database. Result: the rows are back and can be copied.',
      'Rehearse three other losses: the whole server, a damaged backup, a gap in the archive. Result: what can be saved in each case.',
      'Write the runbook and have somebody who did not write it follow it with a stopwatch. Result: a measured recovery time and a corrected runbook.',
      'Automate a weekly restore test with an alarm if archiving lags. Result: a job that fails when a backup is useless.',
    ],
    acceptanceCriteria: [
      'A restore to a chosen minute has every commit before it and none after it, compared with the writer’s record.',
      'Losing the server loses at most one minute of commits.',
      'Somebody else restored it with the runbook alone, and the time is written down.',
      'A damaged base backup or a stopped archive raises an alarm within ten minutes.',
    ],
    resources: [
      documentation(
        'Continuous archiving and point-in-time recovery',
        'https://www.postgresql.org/docs/current/continuous-archiving.html',
      ),
      documentation('pgBackRest', 'https://pgbackrest.org/'),
      documentation(
        'Disaster recovery of workloads on AWS',
        'https://docs.aws.amazon.com/whitepapers/latest/disaster-recovery-workloads-on-aws/disaster-recovery-workloads-on-aws.html',
      ),
    ],
  },
  {
    id: 'cluster-for-strangers',
    title: 'Harden a Kubernetes cluster that two teams share',
    description:
      'Two teams who do not know each other will share a cluster, and one of them runs customers’ code. Set up a local cluster in which a compromised container can reach as little as possible: rights, network, pod security, secrets and limits; then play the attacker in one of the containers.',
    difficulty: 'advanced',
    type: 'project',
    estimatedTime: '2 weekends',
    hours: { from: 14, to: 22 },
    skills: ['Kubernetes', 'Container Security', 'Role-Based Access Control', 'Cloud Security'],
    roles: ['Cloud Engineer', 'Security Engineer', 'DevOps Engineer', 'Site Reliability Engineer (SRE)'],
    learningObjectives: [
      'Think from a compromised container outwards',
      'Combine admission rules, network policies and rights',
      'Know the limits of a shared kernel',
    ],
    steps: [
      'Create a cluster with a network plugin that enforces policies, and two namespaces with a web service each. Result: a cluster in its default state.',
      'Attack from a shell in one container with ten attempts: token, API, other namespace, node, metadata address, host path, endless memory, fork bomb, secret, cluster DNS. Result: a table of what worked.',
      'Set pod security to restricted, drop the service account token, add quotas. Result: fewer successes.',
      'Deny all traffic by default and allow each needed flow. Result: a list of flows as policies.',
      'Give both teams roles for daily work, tested with kubectl auth can-i. Result: a matrix of rights.',
      'Encrypt secrets at rest, switch auditing on, and find your own attacks in the audit log. Result: the entries that an alarm should look for.',
    ],
    acceptanceCriteria: [
      'None of the ten attempts works any longer, or what remains is documented with its reason.',
      'A pod that asks for privileges is refused on creation with a clear message.',
      'A script compares the matrix of rights with the cluster and finds no difference.',
      'Three of the attacks can be found in the audit log by one query each.',
    ],
    resources: [
      documentation(
        'Pod security standards',
        'https://kubernetes.io/docs/concepts/security/pod-security-standards/',
      ),
      documentation(
        'Network policies',
        'https://kubernetes.io/docs/concepts/services-networking/network-policies/',
      ),
      article('OWASP Kubernetes top ten', 'https://owasp.org/www-project-kubernetes-top-ten/'),
    ],
  },
]
