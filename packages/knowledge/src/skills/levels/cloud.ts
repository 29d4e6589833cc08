import type { LevelTable } from './level.ts'

export const cloudLevels: LevelTable = {
  AWS: [
    {
      description:
        'Explains which AWS service does which job and what a region, an availability zone and an account are.',
      requiredCapabilities: [
        'Matches a need such as file storage, a virtual server or a managed database to S3, EC2 or RDS',
        "Says which security tasks are AWS's and which are the customer's under the shared responsibility model",
      ],
      suggestedProjects: [
        'Open an account on the free plan, protect the root user with multi-factor authentication and set a zero-spend budget alert',
      ],
    },
    {
      description:
        "Creates single resources, such as a bucket, an instance or a function, from AWS documentation or a colleague's example.",
      requiredCapabilities: [
        'Signs in to the CLI with aws sso login or an assumed role instead of long-lived access keys',
        'Opens one port in a security group for one source and says why the instance was unreachable before',
        'Uploads files to a private S3 bucket and shares one with a presigned URL',
      ],
      suggestedProjects: [
        'Host a static site in a private S3 bucket behind CloudFront with origin access control',
      ],
    },
    {
      description:
        'Runs an application on AWS without help: its network, compute, database, permissions, logs and bill.',
      requiredCapabilities: [
        'Places a load balancer in public subnets, tasks and database in private ones, and explains each route table entry',
        'Writes an IAM policy limited to named actions and resources and tests it with the policy simulator',
        'Finds the service behind a higher bill in Cost Explorer and stops or shrinks it',
      ],
      suggestedProjects: [
        'Build a URL shortener with API Gateway, Lambda and DynamoDB, defined in CDK or Terraform, with alarms and a teardown command',
        'Deploy a container to ECS on Fargate from GitHub Actions with OpenID Connect and no stored keys',
      ],
    },
    {
      description:
        'Designs workloads across accounts and zones and solves the failures that the console does not explain.',
      requiredCapabilities: [
        'Traces an access denial through identity policy, resource policy, permissions boundary and service control policy',
        'Picks between VPC peering, Transit Gateway and PrivateLink by routing, address overlap and price per gigabyte',
        'Cuts the cost of a workload with Graviton, Savings Plans or S3 storage classes, and shows the figures',
      ],
      suggestedProjects: [
        'Review an open-source reference architecture against the six pillars of the Well-Architected Framework and fix its two worst risks',
        'Prove with Fault Injection Service or by hand that a three-tier application survives the loss of one zone',
      ],
    },
    {
      description:
        'Sets the account structure, guardrails and spending rules under which many teams use AWS.',
      requiredCapabilities: [
        'Lays out organizational units with Control Tower, service control policies and resource control policies, and manages their exceptions',
        "Plans a multi-region design from recovery objectives and allows for control planes that live in us-east-1, such as IAM's",
        'Teaches teams to read unit costs, such as cost per order, from tagged billing exports',
      ],
      suggestedProjects: [
        'Write a landing zone as code for five invented teams, with account vending, central logs and a break-glass procedure you have tested',
      ],
    },
  ],
  Azure: [
    {
      description:
        'Explains tenants, subscriptions, resource groups and regions, and recognizes common Azure services by name.',
      requiredCapabilities: [
        'Finds a resource in the portal and reads its region, tags and activity log',
        'Tells App Service, Container Apps, Virtual Machines and Functions apart by what the customer still has to manage',
      ],
      suggestedProjects: [
        'Work through the free Azure Fundamentals path on Microsoft Learn and draw the resource hierarchy of a small company',
      ],
    },
    {
      description:
        'Deploys and changes a web app, a database or a storage account in the portal or with az, following a guide.',
      requiredCapabilities: [
        'Deploys a web app to App Service and sets its connection string as an app setting',
        'Grants a colleague Reader on one resource group instead of Contributor on the subscription',
      ],
      suggestedProjects: [
        'Publish a small web app on the free App Service tier from GitHub and read its live log stream',
      ],
    },
    {
      description:
        'Delivers and runs an application on Azure with Bicep files, managed identities and useful alerts.',
      requiredCapabilities: [
        'Connects an app to Key Vault and Azure SQL with a managed identity, so that no password exists',
        'Writes a Bicep module, previews it with az deployment group what-if and deploys it from a pipeline',
        'Queries Application Insights with KQL to find the slowest dependency of failing requests',
      ],
      suggestedProjects: [
        'Build a photo upload service with Container Apps, Blob Storage, Service Bus and Bicep, and remove it with one command',
      ],
    },
    {
      description:
        'Designs networks, identity and resilience on Azure and tracks down problems across several services.',
      requiredCapabilities: [
        'Resolves a private endpoint that answers with a public address by following the private DNS zone and its links',
        'Designs a hub-and-spoke network with Azure Firewall, user-defined routes and explicit outbound access through NAT Gateway',
        'Sizes zone redundancy and geo-replication from the recovery objectives and tests a failover of Azure SQL',
      ],
      suggestedProjects: [
        'Rebuild one Azure Architecture Center reference design in Bicep, break its name resolution and routes, and write the diagnosis guide',
      ],
    },
    {
      description:
        'Governs Azure for an organization through landing zones, policy, Entra ID and spending rules.',
      requiredCapabilities: [
        'Designs management groups and Azure Policy initiatives, and rolls out a deny effect after an audit phase',
        'Leads the move from subscriptions grown at random to landing zones without stopping the workloads in them',
        'Negotiates reservations, savings plans and support with figures from cost exports',
      ],
      suggestedProjects: [
        'Publish an Azure landing zone with policy as code, tests for each policy and a guide for the teams that move in',
      ],
    },
  ],
  'Google Cloud': [
    {
      description:
        'Explains projects, folders, regions and billing accounts and names the main Google Cloud services.',
      requiredCapabilities: [
        'Says whether Cloud Run, GKE or Compute Engine suits a given program and why',
        'Reads the IAM page of a project and tells who may change what',
      ],
      suggestedProjects: [
        'Do the introductory labs on Google Skills and sketch the services behind a small shop',
      ],
    },
    {
      description: 'Runs small workloads with gcloud and the console from a tutorial or template.',
      requiredCapabilities: [
        'Deploys a container to Cloud Run from source and passes it an environment variable',
        'Loads a file into BigQuery and reads the bytes a query will scan before running it',
      ],
      suggestedProjects: [
        'Deploy a chat webhook on Cloud Run within the always-free limits and set a budget alert',
      ],
    },
    {
      description:
        'Builds and operates services with service accounts, private networking and infrastructure as code.',
      requiredCapabilities: [
        'Gives each service its own service account with narrow roles and no downloaded key',
        'Delivers from GitHub through Workload Identity Federation and Artifact Registry',
        'Connects Cloud Run to Cloud SQL over private IP and keeps secrets in Secret Manager',
      ],
      suggestedProjects: [
        'Build an event pipeline from Cloud Storage through Pub/Sub to BigQuery in Terraform, with a dead-letter topic and an alert',
      ],
    },
    {
      description:
        'Designs shared platforms on Google Cloud and explains odd latency, quota and permission failures.',
      requiredCapabilities: [
        'Lays out a Shared VPC with host and service projects and gives the reason for every firewall rule',
        'Lowers BigQuery cost by partitioning, clustering and choosing between on-demand and slot pricing',
        'Uses Policy Troubleshooter and audit logs to explain why a deny policy or an IAM condition blocked a call',
      ],
      suggestedProjects: [
        'Serve one application from two regions behind a global load balancer, with data in multi-region Firestore, and measure what a lost region costs',
      ],
    },
    {
      description:
        'Directs how an organization uses Google Cloud, from its resource hierarchy to committed spending.',
      requiredCapabilities: [
        'Sets organization policies such as denied service account keys and allowed regions, with a tested exception path',
        'Protects data with VPC Service Controls perimeters and introduces them in dry-run mode first',
        'Decides on committed use discounts and slot reservations from a year of exported billing data',
      ],
      suggestedProjects: [
        'Build a project factory in Terraform that gives each team a compliant project, network, budget and log sink',
      ],
    },
  ],
  'Cloud Architecture': [
    {
      description:
        'Reads a cloud architecture diagram and explains what its regions, zones, tiers and managed services are for.',
      requiredCapabilities: [
        'Tells infrastructure, platform and software as a service apart by who patches what',
        'Points out what a diagram loses if one zone goes dark',
      ],
      suggestedProjects: [
        'Redraw two published reference architectures from memory and label each single point of failure',
      ],
    },
    {
      description:
        'Works out one part of a cloud design, such as storage or queuing, for an architect to review.',
      requiredCapabilities: [
        'Picks object, block or file storage from access pattern, size and price',
        "Estimates the monthly cost of a small system with the provider's calculator and states the assumptions",
      ],
      suggestedProjects: [
        "Design the hosting of a club's membership site on one page, with diagram, monthly cost and backup plan",
      ],
    },
    {
      description: 'Designs a cloud system for one product with fitting availability, security and cost.',
      requiredCapabilities: [
        'Derives zones, replicas and backups from a stated recovery time and recovery point',
        'Separates stateless from stateful parts so that the first scale out and the second fail over',
        'Records each significant choice with the options that were turned down and why',
      ],
      suggestedProjects: [
        'Design and deploy a ticket shop that survives a hundredfold rush, load-test it with k6 and report the cost per thousand sales',
      ],
    },
    {
      description:
        'Reviews and repairs designs for scale, failure and cost across several workloads and clouds.',
      requiredCapabilities: [
        'Finds hidden coupling, such as one shared NAT gateway or quota, that makes independent services fail together',
        'Plans a migration wave by wave and names for each application whether to rehost, replatform, refactor or retire',
        'Chooses active-active or warm standby by comparing the cost of an outage with the cost of replication',
      ],
      suggestedProjects: [
        'Review the published postmortem of a large cloud outage and redesign a sample system so that it would have stayed up',
      ],
    },
    {
      description: 'Sets the cloud strategy of an organization and the principles its teams design by.',
      requiredCapabilities: [
        'Argues for or against multi-cloud or leaving the cloud with exit costs, data gravity and skills rather than fashion',
        'Defines landing zones, golden paths and a design review that teams seek out rather than avoid',
        'Weighs data residency and sovereignty rules in the choice of providers and regions',
      ],
      suggestedProjects: [
        'Write a three-year cloud strategy for a real public body from its published budget and architecture papers',
      ],
    },
  ],
  'Cloud Security': [
    {
      description:
        'Explains how responsibility is shared with a cloud provider and why most breaches start with identity or misconfiguration.',
      requiredCapabilities: [
        'Recognizes a public bucket, an open management port and a leaked key as risks in a sample account',
        'Says what an audit trail such as CloudTrail records and what it does not',
      ],
      suggestedProjects: [
        'Play the first levels of flaws.cloud and note which setting made each one possible',
      ],
    },
    {
      description:
        "Fixes simple findings, such as a public bucket or a leaked key, with a checklist or a colleague's help.",
      requiredCapabilities: [
        'Replaces an access key in code with a role and revokes the key',
        'Restricts a security group from the whole internet to the addresses that need it',
        'Encrypts a storage bucket with a customer-managed key',
      ],
      suggestedProjects: [
        'Scan a free account of your own with Prowler and fix ten findings, with the command or change for each',
      ],
    },
    {
      description:
        "Secures a product's cloud accounts without help, from permissions and secrets to detection.",
      requiredCapabilities: [
        "Shrinks a policy to the actions in use, with Access Analyzer or the provider's recommender",
        'Turns on threat detection such as GuardDuty or Defender for Cloud and handles its findings to the end',
        'Blocks insecure infrastructure code in the pipeline with Checkov or Trivy and manages the exceptions',
      ],
      suggestedProjects: [
        'Secure a sample three-tier workload, then attack it with CloudGoat or Stratus Red Team and show which steps were detected',
      ],
    },
    {
      description: 'Designs preventive controls and investigates intrusions across many accounts.',
      requiredCapabilities: [
        'Follows a stolen session through role assumptions in audit logs and bounds what it touched',
        'Maps privilege escalation paths, such as iam:PassRole with a function it may create, and closes them',
        'Designs network egress control that stops data leaving through allowed cloud endpoints',
      ],
      suggestedProjects: [
        'Simulate a leaked CI token in an account of your own, write the timeline from logs alone and turn it into detection rules',
      ],
    },
    {
      description: "Defines an organization's cloud security program and how its success is measured.",
      requiredCapabilities: [
        'Sets guardrails at organization level that make the insecure choice impossible and explains the remaining risk to the board',
        'Decides by attack path which posture and workload findings matter, and silences the rest',
        'Maps controls to ISO/IEC 27001, SOC 2 or NIS2 so that evidence is collected by code',
      ],
      suggestedProjects: [
        'Publish a set of organization policies with tests that attempt each forbidden action and prove it fails',
      ],
    },
  ],
  'Identity & Access Management': [
    {
      description:
        'Explains the difference between authentication and authorization, and what roles, groups and multi-factor sign-in do.',
      requiredCapabilities: [
        'Tells a user account, a service account and a role apart in a sample directory',
        'Says why a passkey resists phishing and a code sent by text message does not',
      ],
      suggestedProjects: [
        'Draw the steps of a sign-in with Google on a site you use and note who learns what at each one',
      ],
    },
    {
      description:
        'Carries out joiner, mover and leaver requests and simple access changes as the procedure says.',
      requiredCapabilities: [
        'Adds a person to the group that carries the access instead of granting it directly',
        'Resets a lost second factor only after checking identity as the procedure requires',
      ],
      suggestedProjects: [
        'Run Keycloak in Docker, create a realm with two groups and sign in to a demo application',
      ],
    },
    {
      description:
        'Connects applications to single sign-on and manages access by role, review and automation.',
      requiredCapabilities: [
        'Sets up OpenID Connect with authorization code flow and PKCE, and checks issuer, audience and expiry of tokens',
        'Creates and removes accounts through SCIM when the HR system reports a change',
        'Runs an access review that ends with removals, not only with signatures',
      ],
      suggestedProjects: [
        'Connect two open-source applications to Keycloak, one by SAML and one by OpenID Connect, with roles mapped from groups',
      ],
    },
    {
      description:
        'Designs identity for many systems and solves failing federations, token faults and excessive privilege.',
      requiredCapabilities: [
        'Finds the cause of a rejected SAML assertion in its audience, clock, certificate or name identifier',
        'Designs just-in-time privileged access with approval, time limit and recorded sessions',
        'Compares role-, attribute- and relationship-based authorization for a product and models it in Cedar or OpenFGA',
      ],
      suggestedProjects: [
        'Model the sharing rules of a document service in OpenFGA with tests for inherited, revoked and public access',
      ],
    },
    {
      description:
        "Treats identity as an organization's security boundary and leads it for people, workloads and AI agents.",
      requiredCapabilities: [
        'Plans the way to passwordless sign-in, with recovery that is no weaker than the sign-in',
        'Replaces static machine secrets with federated or SPIFFE workload identities across platforms',
        'Merges the directories of two companies without losing who approved which access',
      ],
      suggestedProjects: [
        'Write an identity roadmap for a merger of two invented companies, with order of moves, break-glass accounts and rollback',
      ],
    },
  ],
  'AWS CloudFormation': [
    {
      description: 'Explains what a template, a stack and a change set are and reads a short template.',
      requiredCapabilities: [
        'Finds parameters, resources and outputs in a YAML template',
        "Says what happens to a stack's resources when the stack is deleted",
      ],
      suggestedProjects: [
        'Deploy a sample template with an S3 bucket, look at its events and delete the stack again',
      ],
    },
    {
      description: 'Changes existing templates and deploys them through a change set that a colleague reads.',
      requiredCapabilities: [
        'Refers to other resources with Ref, GetAtt and Sub instead of typing names',
        'Spots in a change set which resources will be replaced',
      ],
      suggestedProjects: [
        'Write a template for a queue, a function and the role between them, and check it with cfn-lint',
      ],
    },
    {
      description: 'Builds templates for an application and operates their stacks without help.',
      requiredCapabilities: [
        'Protects data with DeletionPolicy, UpdateReplacePolicy and termination protection',
        'Splits stacks by lifecycle and passes values through exports or Parameter Store',
        'Brings an existing resource into a stack through resource import',
      ],
      suggestedProjects: [
        'Build a serverless application with SAM, two environments and a pipeline that deploys on merge',
      ],
    },
    {
      description: 'Designs stacks for many accounts and rescues ones that hang or have drifted.',
      requiredCapabilities: [
        'Continues a stack stuck in UPDATE_ROLLBACK_FAILED without losing its data',
        'Rolls out with StackSets to an organization, with limits on concurrency and failures',
        'Rejects unsafe templates with CloudFormation Guard or Hooks',
      ],
      suggestedProjects: [
        'Plant drift in a stack and find it, then move resources to a second stack with stack refactoring and no replacement',
      ],
    },
    {
      description:
        'Decides how an organization describes AWS in code and extends CloudFormation where it falls short.',
      requiredCapabilities: [
        "Publishes registry resource types or CDK constructs that carry the company's rules",
        'Compares CloudFormation, CDK and Terraform by state handling, drift, team skills and lock-in',
      ],
      suggestedProjects: [
        'Publish a private or public registry extension with contract tests, versioning and documentation',
      ],
    },
  ],
  'Amazon EKS': [
    {
      description: 'Explains what AWS runs in an EKS cluster and what remains with the customer.',
      requiredCapabilities: [
        'Tells managed node groups, Fargate and Auto Mode apart by who looks after the nodes',
        'Connects kubectl to a cluster with aws eks update-kubeconfig',
      ],
      suggestedProjects: [
        'Create a cluster with eksctl on trial credits, deploy a sample application and delete everything the same day',
      ],
    },
    {
      description: 'Deploys to an EKS cluster that others run.',
      requiredCapabilities: [
        'Gives a pod an IAM role through EKS Pod Identity instead of access keys',
        'Publishes a service through the AWS Load Balancer Controller with an example to follow',
      ],
      suggestedProjects: [
        'Add storage from the EBS CSI driver to a sample application and show that data survives a new pod',
      ],
    },
    {
      description: 'Runs a cluster for a team: access, nodes, add-ons, logs and upgrades.',
      requiredCapabilities: [
        'Grants people access through access entries and maps them to narrow Kubernetes roles',
        'Scales nodes with Karpenter or Auto Mode and uses Spot capacity for work that may stop',
        'Upgrades control plane, add-ons and nodes within the support window',
      ],
      suggestedProjects: [
        'Build a cluster in Terraform with Pod Identity, Karpenter and log shipping, and upgrade it by one version under load',
      ],
    },
    {
      description: 'Designs EKS networks and fleets and solves faults between Kubernetes and AWS.',
      requiredCapabilities: [
        'Solves IP exhaustion of the VPC CNI with prefix delegation, custom networking or IPv6',
        'Traces an access denial of a pod through its service account, trust policy and role',
        'Lowers cost per workload with right-sizing, Graviton and figures from split cost allocation',
      ],
      suggestedProjects: [
        'Reproduce subnet exhaustion and a broken webhook during an upgrade in a test account and write the runbooks',
      ],
    },
    {
      description: 'Sets how a company runs Kubernetes on AWS and when it should not.',
      requiredCapabilities: [
        'Weighs EKS against ECS, Lambda and hybrid nodes by team size, cost and portability',
        'Provides clusters as a product with fleet upgrades, guardrails and chargeback',
      ],
      suggestedProjects: [
        'Publish an EKS platform blueprint with tenancy, upgrade rehearsal and cost report, used by at least one other person',
      ],
    },
  ],
  'Azure Kubernetes Service': [
    {
      description: "Explains what AKS takes off an operator's hands and what a node pool is.",
      requiredCapabilities: [
        "Finds a cluster's version, node pools and network plugin in the portal",
        'Fetches credentials with az aks get-credentials and lists the running pods',
      ],
      suggestedProjects: [
        'Follow the AKS quickstart with a single small node, then remove the resource group',
      ],
    },
    {
      description: 'Deploys applications to an AKS cluster from prepared manifests and pipelines.',
      requiredCapabilities: [
        'Pulls an image from Azure Container Registry through the kubelet identity',
        'Reads container logs in Log Analytics with a short KQL query',
      ],
      suggestedProjects: [
        'Deploy a voting application from your own registry and watch its logs in Container insights',
      ],
    },
    {
      description: 'Operates an AKS cluster: workload identity, node pools, autoscaling and upgrades.',
      requiredCapabilities: [
        'Lets pods read Key Vault through Microsoft Entra Workload ID',
        'Separates system and user node pools and sets autoscaling for each',
        'Plans upgrades with maintenance windows, surge settings and disruption budgets',
      ],
      suggestedProjects: [
        'Build a cluster in Bicep with Azure CNI Overlay, workload identity and ingress through the Gateway API',
      ],
    },
    {
      description: 'Designs private, multi-zone clusters and finds faults across Azure and Kubernetes.',
      requiredCapabilities: [
        'Explains failing egress from route tables, firewall rules and SNAT port exhaustion',
        'Designs a private cluster with its DNS zones, build agents and jump access',
        'Enforces policies with Azure Policy for Kubernetes and tests them before they deny',
      ],
      suggestedProjects: [
        'Set up a private cluster behind Azure Firewall, break its egress and name resolution, and document each diagnosis',
      ],
    },
    {
      description: "Leads a company's use of AKS across subscriptions and regions.",
      requiredCapabilities: [
        'Chooses between AKS Automatic, AKS Standard and Container Apps by control and effort',
        'Runs fleets with staged updates through Azure Kubernetes Fleet Manager',
      ],
      suggestedProjects: [
        'Write and test a two-region AKS design with failover figures, cost and a plan for retiring old network plugins',
      ],
    },
  ],
  'Google Kubernetes Engine': [
    {
      description: 'Explains what GKE manages and how Autopilot differs from Standard mode.',
      requiredCapabilities: [
        "Reads a cluster's mode, release channel and location in the console",
        'Says what a customer pays for in Autopilot and what in Standard',
      ],
      suggestedProjects: [
        'Create an Autopilot cluster on trial credits, deploy the hello-app sample and delete it',
      ],
    },
    {
      description: 'Deploys workloads to GKE with manifests and the gcloud command line.',
      requiredCapabilities: [
        'Pushes an image to Artifact Registry and runs it on the cluster',
        'Exposes a service with a Gateway from an example and checks its health',
      ],
      suggestedProjects: ["Run the Online Boutique demo on GKE and change one service's image"],
    },
    {
      description:
        'Runs production workloads on Autopilot or Standard clusters, from pod identity to upgrades.',
      requiredCapabilities: [
        'Gives pods access to Google APIs with Workload Identity Federation for GKE',
        'Chooses a release channel and maintenance windows and tests each version before production',
        'Finds over-requested resources in the cost view and corrects them',
      ],
      suggestedProjects: [
        'Deliver a service to Autopilot through Cloud Build or GitHub Actions with canary release and alerting policies',
      ],
    },
    {
      description: 'Designs multi-cluster and private GKE setups and solves their hard faults.',
      requiredCapabilities: [
        'Debugs dropped traffic with Dataplane V2 observability and network policy logging',
        'Spreads traffic over clusters in two regions with multi-cluster Gateway',
        'Schedules GPU or TPU jobs with queueing and flexible capacity',
      ],
      suggestedProjects: [
        'Serve a model on GPUs across spot and on-demand nodes and report cost and latency as nodes disappear',
      ],
    },
    {
      description: 'Governs fleets of GKE clusters as a single platform.',
      requiredCapabilities: [
        'Structures fleets, teams and policies with Config Sync and Policy Controller',
        'Judges Autopilot, Standard and Cloud Run for each class of workload by cost and control',
      ],
      suggestedProjects: [
        'Build a fleet of three small clusters governed from one Git repository and prove that drift is corrected',
      ],
    },
  ],
  'Microsoft Entra ID': [
    {
      description:
        'Explains tenants, users, groups, app registrations and enterprise applications in Entra ID.',
      requiredCapabilities: [
        'Finds in the sign-in log why a sign-in failed',
        'Tells Entra ID from Active Directory Domain Services',
      ],
      suggestedProjects: ['Draw what happens when you sign in to Microsoft 365 with a second factor'],
    },
    {
      description: 'Handles accounts, groups and licenses by procedure.',
      requiredCapabilities: [
        'Adds members through a dynamic group rule instead of by hand',
        'Issues a Temporary Access Pass for registering a passkey after checking identity',
      ],
      suggestedProjects: [
        'In the tenant that comes with a free Azure account, add users and groups with Microsoft Graph PowerShell and list them',
      ],
    },
    {
      description: 'Connects applications to Entra ID and protects sign-ins with conditional access.',
      requiredCapabilities: [
        'Writes conditional access policies, tests them in report-only mode and excludes break-glass accounts',
        'Registers an application with least Graph permissions and a federated credential',
        'Hands out administrator roles for limited hours with Privileged Identity Management',
      ],
      suggestedProjects: [
        'Connect a web application with OpenID Connect, app roles and group claims, and document each setting',
      ],
    },
    {
      description: 'Designs identity across tenants and on-premises and solves puzzling sign-in faults.',
      requiredCapabilities: [
        'Migrates from federation with AD FS to cloud authentication in stages',
        'Investigates illicit consent and stolen tokens in audit and sign-in logs',
        'Designs guest access with cross-tenant settings, access reviews and expiry',
      ],
      suggestedProjects: [
        'Audit a tenant with Maester or ScubaGear, close the ten worst findings and keep the tests running in CI',
      ],
    },
    {
      description: "Sets an organization's tenant design and its path to phishing-resistant sign-in.",
      requiredCapabilities: [
        'Plans phishing-resistant sign-in for everybody, recovery and onboarding included',
        'Governs agent identities, workload identities and app consent with owners and review',
      ],
      suggestedProjects: [
        'Write a tenant design for a group of five companies with mergers, guests, administration tiers and disaster recovery',
      ],
    },
  ],
  Bicep: [
    {
      description: 'Reads a Bicep file and explains its parameters, resources and outputs.',
      requiredCapabilities: [
        'Says what the target scope of a file is',
        'Tells a new resource from one marked existing',
      ],
      suggestedProjects: [
        'Open three Azure quickstart templates in the Bicep Visualizer and describe what each would deploy',
      ],
    },
    {
      description: "Writes short Bicep files from the editor's suggestions and an example.",
      requiredCapabilities: [
        'Deploys a file to a resource group with az deployment group create',
        'Replaces repeated values with variables and string interpolation',
      ],
      suggestedProjects: [
        'Write a file for a storage account and a web app plan with a parameter file for each of two environments',
      ],
    },
    {
      description: "Builds modules and deploys an application's infrastructure through a pipeline.",
      requiredCapabilities: [
        'Uses loops, conditions and user-defined types to keep parameters honest',
        'Reuses Azure Verified Modules and pins their versions',
        'Assigns roles to managed identities within the same deployment',
      ],
      suggestedProjects: [
        'Build a three-tier application from modules, with linting, what-if output on pull requests and a deployment stack',
      ],
    },
    {
      description: 'Designs module libraries and solves failing or surprising deployments.',
      requiredCapabilities: [
        'Finds circular dependencies and missing implicit ones in the compiled JSON',
        'Cleans up removed resources safely with deployment stacks and deny settings',
        'Publishes modules to a container registry with semantic versions and tests',
      ],
      suggestedProjects: [
        'Convert a large ARM template, split it into modules and show that what-if reports no change',
      ],
    },
    {
      description:
        "Sets how a company writes Azure infrastructure and shapes Bicep's use beyond Azure resources.",
      requiredCapabilities: [
        "Compares Bicep, Terraform and Pulumi for a company's clouds, teams and audit duties",
        'Extends Bicep to Microsoft Graph or in-house APIs through extensions',
      ],
      suggestedProjects: ['Contribute an accepted module to Azure Verified Modules or a fix to Bicep itself'],
    },
  ],
  'AWS IAM': [
    {
      description: 'Explains users, roles, policies and the root user of an AWS account.',
      requiredCapabilities: [
        'Reads a policy and says which actions it allows on what',
        'Says why a role is safer than an access key',
      ],
      suggestedProjects: ['Explain five AWS managed policies in one sentence each'],
    },
    {
      description: 'Makes small changes to roles and policies with review.',
      requiredCapabilities: [
        'Narrows a wildcard resource to one bucket or table',
        'Attaches a role to a function instead of giving it keys',
      ],
      suggestedProjects: [
        'Give a test role read access to one folder of a bucket and prove that it cannot read the next',
      ],
    },
    {
      description: "Manages access for an application's accounts without help.",
      requiredCapabilities: [
        'Writes trust policies with conditions for other accounts and OpenID Connect providers',
        'Signs people in through IAM Identity Center with permission sets',
        'Removes unused access that Access Analyzer reports',
      ],
      suggestedProjects: [
        'Set up keyless deployment from GitHub with a role limited to one repository and branch',
      ],
    },
    {
      description: 'Designs permissions across an organization and explains every denial.',
      requiredCapabilities: [
        'Combines service control, resource control and session policies with boundaries',
        'Uses attributes and tags for access where roles would multiply',
        'Detects paths to higher rights with tools such as PMapper and closes them',
      ],
      suggestedProjects: [
        'Solve the six levels of the Big IAM Challenge by Wiz and write down the flaw in each policy',
      ],
    },
    {
      description: 'Governs AWS identities as a program.',
      requiredCapabilities: [
        'Builds a data perimeter of trusted identities, resources and networks',
        'Checks policies in CI with custom policy checks that prove no new access',
      ],
      suggestedProjects: [
        'Publish a tested data perimeter for three accounts with each attempted bypass documented',
      ],
    },
  ],
  'Amazon ECS': [
    {
      description: 'Explains cluster, task definition, task and service in ECS.',
      requiredCapabilities: [
        'Reads a task definition and finds image, ports and limits',
        'Tells Fargate from EC2 capacity',
      ],
      suggestedProjects: ['Run a public image as a Fargate task on trial credits, read its logs and stop it'],
    },
    {
      description: 'Updates services on ECS with a guide.',
      requiredCapabilities: [
        'Registers a new revision and watches the deployment',
        'Tells the task role from the execution role',
      ],
      suggestedProjects: ['Run a web application behind a load balancer and change its image twice'],
    },
    {
      description: 'Runs services on ECS from network to release.',
      requiredCapabilities: [
        'Scales on requests per target and drains tasks on shutdown',
        'Passes secrets from Secrets Manager and settings from Parameter Store',
        'Rolls back by circuit breaker or blue-green deployment',
      ],
      suggestedProjects: [
        'Deliver a two-service application with Service Connect, autoscaling and a failed release that rolls itself back',
      ],
    },
    {
      description: 'Designs ECS estates and solves placement, network and cost problems.',
      requiredCapabilities: [
        'Finds why tasks stop or fail to be placed from events, exit codes and quotas',
        'Mixes Fargate Spot, managed instances and Graviton for price and interruption',
        'Limits what tasks may reach in each subnet and account',
      ],
      suggestedProjects: [
        'Move an application from Docker Compose on one server to ECS with cost, latency and failure tests',
      ],
    },
    {
      description: 'Sets how an organization runs containers on AWS.',
      requiredCapabilities: [
        'Compares ECS, EKS and Lambda for each class of workload by cost, limits and effort',
        'Provides a paved path with templates, guardrails and telemetry',
      ],
      suggestedProjects: ['Publish a reference platform on ECS with cost per service and upgrade notes'],
    },
  ],
  'Azure DevOps': [
    {
      description: 'Explains what Boards, Repos, Pipelines and Artifacts are for.',
      requiredCapabilities: [
        'Follows a work item to its commits and builds',
        'Finds the log of a failed pipeline step',
      ],
      suggestedProjects: [
        'Open a free organization, import a small repository and look through each service',
      ],
    },
    {
      description: 'Adds steps to a YAML pipeline and keeps work items current.',
      requiredCapabilities: [
        'Runs tests and publishes their results in a build',
        'Reads a variable from a group linked to Key Vault',
      ],
      suggestedProjects: ['Write a pipeline that builds and tests a sample application on each pull request'],
    },
    {
      description: 'Delivers a product from work item to production with multi-stage pipelines.',
      requiredCapabilities: [
        'Builds multi-stage pipelines with environments, approvals and checks',
        'Connects to Azure through workload identity federation',
        'Sets branch policies with reviewers and build validation',
      ],
      suggestedProjects: [
        'Deliver an application to two Azure environments with templates, tests and a rollback',
      ],
    },
    {
      description: 'Designs projects, permissions and pipelines for many teams.',
      requiredCapabilities: [
        'Shares pipeline templates that teams extend but cannot bypass',
        'Runs agents in scale sets or Managed DevOps Pools and isolates sensitive ones',
        'Finds over-wide permissions and unused service connections',
      ],
      suggestedProjects: [
        'Audit an organization through its REST API for risky connections, permissions and stale branches',
      ],
    },
    {
      description: 'Decides on the role of Azure DevOps and leads migrations.',
      requiredCapabilities: [
        'Plans what moves to GitHub and what stays, with history and audit kept',
        'Measures delivery across projects and improves templates from it',
      ],
      suggestedProjects: [
        "Move a sample organization's repositories, pipelines and boards to GitHub and document each loss",
      ],
    },
  ],
}
