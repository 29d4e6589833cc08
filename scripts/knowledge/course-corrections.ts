/** Descriptions that we reworded, by the id of the course. */
export const reworded: Readonly<Record<string, string>> = {
  'coursera-aws-cloud-technical-essentials':
    'An overview of the compute, networking, storage, database and monitoring services of AWS.',
  'coursera-build-rag-applications-get-started':
    'IBM course on building a first retrieval application with an interface.',
  'coursera-gcp-infrastructure-foundation':
    'A hands-on start with Google Cloud networks and virtual machines.',
  'coursera-introduction-to-data-analytics': "An overview of the data analyst's role, tools and process.",
  'coursera-introduction-to-project-management':
    "IBM's overview of the phases, stakeholders and methods of projects.",
  'coursera-introduction-to-web-development-with-html-css-javacript':
    "IBM's introduction to page structure, styling and scripting.",
  'coursera-microsoft-azure-cloud-services': "Microsoft's introduction to the core services of Azure.",
  'coursera-practical-time-series-analysis': 'Covers models of time series, with practice in R.',
  'coursera-product-management-foundations-and-stakeholder-collaboration':
    "Covers the product manager's role and work with stakeholders.",
  'coursera-professional-certificates-microsoft-aspnet-core-developer':
    "Microsoft's introduction to ASP.NET Core.",
  'coursera-snowflake-intro-app-developers-data-scientists-data-engineers':
    "Snowflake's own introduction for developers, data scientists and data engineers.",
  'coursera-specializations-product-development-for-technical-managers':
    'Covers product development, for managers with a technical background.',
  'coursera-introduction-to-deep-learning-with-keras':
    'Covers networks, activation functions and training in Keras.',
  'edx-org-learn-software-development-the-linux-foundation-secure-software-development-implementation':
    'Covers writing code that withstands attacks.',
  'edx-org-learn-software-development-the-linux-foundation-secure-software-development-requirements-design-and-reuse':
    'Covers security in the requirements, the design and the reuse of software.',
  'edx-org-learn-software-engineering-the-linux-foundation-secure-software-development-verification-and-more-specialized-topics':
    'Covers verifying that software is secure, and further topics.',
  'linkedin-learning-advanced-playwright-techniques-optimizing-speed-stability-and-cloud-testing':
    'Covers the speed and stability of Playwright tests, and running them in the cloud.',
  'linkedin-learning-advanced-sql-for-data-science-time-series': 'Covers analyzing time series with SQL.',
  'linkedin-learning-advanced-sql-for-query-tuning-and-performance-optimization-22894038':
    'Covers tuning SQL queries.',
  'linkedin-learning-advanced-sql-window-functions': 'Covers window functions in SQL.',
  'linkedin-learning-ai-product-development-technical-feasibility-and-prototyping':
    'Covers judging whether an AI product is feasible, and prototyping it.',
  'linkedin-learning-ai-workshop-build-a-neural-network-with-pytorch-lightning-26906172':
    'A workshop that builds a neural network with PyTorch Lightning.',
  'linkedin-learning-android-development-essential-training-1-your-first-app': 'Builds a first Android app.',
  'linkedin-learning-android-development-essential-training-2-user-interface-design':
    'Covers designing the interface of an Android app.',
  'linkedin-learning-asynchronous-programming-in-c-sharp': 'Covers asynchronous programming in C#.',
  'linkedin-learning-azure-administration-essential-training-17225360': 'Covers the administration of Azure.',
  'linkedin-learning-azure-ai-services-essential-training-24512025': "An overview of Azure's AI services.",
  'linkedin-learning-build-a-javascript-ai-app-with-react-and-the-openai-api':
    'Builds a React app that calls the OpenAI API.',
  'linkedin-learning-building-a-project-with-the-chatgpt-api': 'Builds a project that calls the ChatGPT API.',
  'linkedin-learning-building-accountability-into-your-culture':
    'Covers building accountability into the culture of a team.',
  'linkedin-learning-building-your-first-ios-17-app': 'Builds a first iOS app.',
  'linkedin-learning-c-sharp-refactoring-tips-and-tricks': 'Covers refactoring C# code.',
  'linkedin-learning-controlling-cost-with-azure-management-and-billing':
    'Covers keeping the cost of Azure under control.',
  'linkedin-learning-crafting-meaningful-html': 'Covers writing HTML whose elements say what they mean.',
  'linkedin-learning-data-preparation-feature-engineering-and-augmentation-for-ai-models':
    'Covers preparing data and features for machine learning models.',
  'linkedin-learning-devops-foundations-your-first-project-24355651':
    'Walks you through a first DevOps project.',
  'linkedin-learning-docker-your-first-project': 'Walks you through a first project with Docker.',
  'linkedin-learning-end-to-end-data-engineering-project':
    'Walks you through a data engineering project from end to end.',
  'linkedin-learning-generative-ai-introduction-to-large-language-models':
    'Explains what large language models are.',
  'linkedin-learning-hands-on-pytorch-machine-learning': 'Covers machine learning in practice with PyTorch.',
  'linkedin-learning-how-to-fix-bad-agile': 'Covers mending agile practices that do not work.',
  'linkedin-learning-html-forms-accessibility': 'Covers forms that everyone can use.',
  'linkedin-learning-introduction-to-mlsecops': 'Covers the security of machine learning operations.',
  'linkedin-learning-kubernetes-your-first-project-24688192':
    'Walks you through running a first application on Kubernetes.',
  'linkedin-learning-learning-functional-programming-with-javascript-es6-plus-24300838':
    'Covers functional programming in JavaScript.',
  'linkedin-learning-learning-the-owasp-top-10-9364599':
    'Explains the ten web risks that OWASP ranks highest.',
  'linkedin-learning-level-up-advanced-python': 'Exercises in advanced Python.',
  'linkedin-learning-level-up-advanced-sql': 'Exercises in advanced SQL.',
  'linkedin-learning-level-up-rust': 'Exercises in Rust.',
  'linkedin-learning-linux-overview-and-installation-13912059':
    'Explains what Linux is and how to install it.',
  'linkedin-learning-practice-it-go-rest-api-server': 'Builds a REST server in Go.',
  'linkedin-learning-preparing-for-successful-communication':
    'Covers preparing yourself for good communication.',
  'linkedin-learning-scrum-advanced-22852495': 'Covers Scrum beyond the basics.',
  'linkedin-learning-securing-django-applications': 'Covers the security of Django applications.',
  'linkedin-learning-the-aws-well-architected-framework-in-action':
    'Applies the Well-Architected Framework of AWS.',
  'linkedin-learning-the-owasp-top-10-for-large-language-model-llm-applications-an-overview-26299758':
    "An overview of OWASP's list of risks in applications with language models.",
  'linkedin-learning-understanding-and-implementing-the-nist-ai-risk-management-framework-rmf':
    'Covers the NIST framework for managing the risks of AI.',
  'linkedin-learning-ux-for-ai-design-practices-for-ai-developers':
    'Covers interface design for developers of AI products.',
  'pytorch-org-tutorials': 'The official tutorials of PyTorch.',
  'tryhackme-com-module-cryptography': 'Lessons and exercises on cryptography.',
  'tryhackme-com-module-wireshark': 'Lessons and exercises on Wireshark.',
  'udemy-70-461-session-2-querying-microsoft-sql-server-2012': 'Covers querying SQL Server.',
  'udemy-agile-crash-course': 'A short course on agile delivery.',
  'udemy-basic-git-and-github': 'One hour on Git and GitHub.',
  'udemy-become-a-product-manager-learn-the-skills-get-a-job':
    "Covers the product manager's work from idea to launch, with job advice.",
  'udemy-building-real-time-rest-apis-with-spring-boot': 'Builds the back end of a blog as a REST API.',
  'udemy-comptia-networkplus-certification': 'Prepares you for CompTIA Network+, with a practice exam.',
  'udemy-complete-vmware-vsphere-esxi-and-vcenter-administration': 'Covers the administration of vSphere.',
  'udemy-securityplus': 'Prepares you for CompTIA Security+, with practice questions.',
  'udemy-consulting-approach-to-problem-solving': 'Covers how consultants structure problems.',
  'udemy-cyberintro': 'A two-hour overview of security ideas and careers.',
  'udemy-git-going-fast': 'The basics of Git in one hour.',
  'udemy-html-and-css-for-beginners-crash-course-learn-fast-easy': 'Builds a first website in HTML and CSS.',
  'udemy-intro-to-bug-bounty-by-nahamsec': 'Introduces bug bounty hunting and attacks on web applications.',
  'udemy-introduction-to-openai-api-chatgpt-api-chatgpt-plugins':
    'Builds first applications on the OpenAI API.',
  'udemy-iso-27001-cybersecurity-manager-guidelines': 'Covers managing security by ISO 27001.',
  'udemy-java-in-depth-become-a-complete-java-engineer':
    'Explains the Java language and its design in depth.',
  'udemy-junitandmockitocrashcourse': 'A short course on JUnit and Mockito.',
  'udemy-kubernetesmastery': 'A Docker Captain teaches Kubernetes, step by step.',
  'udemy-learn-azure-data-factory-from-scratch': 'Builds pipelines in Azure Data Factory in one project.',
  'udemy-learn-docker': 'Explains containers to beginners, with hands-on labs.',
  'udemy-linux-mastery': 'A long course on the Linux command line.',
  'udemy-mavencrashcourse': 'A short course on Maven.',
  'udemy-modern-javascript-from-the-beginning':
    'JavaScript without a framework, with projects, tooling and a small back end.',
  'udemy-nodejs-the-complete-guide': 'Covers server-side JavaScript from the basics to GraphQL and Deno.',
  'udemy-practical-solution-architecture': "Covers a solution architect's work in practice.",
  'udemy-redis-the-complete-developers-guide-p':
    'Covers the data types, queries and modeling of Redis, in an auction application.',
  'udemy-sdlc-phases': 'A one-hour overview of the software life cycle.',
  'udemy-sre-the-big-picture': 'An overview of site reliability engineering.',
  'udemy-system-design-a-comprehensive-guide': 'A guide to interviews about system design.',
  'udemy-talks-about-challenging-topics': 'Covers preparing and leading difficult conversations.',
  'udemy-the-complete-guide-to-becoming-a-software-architect':
    'Covers the role and the skills of a software architect.',
  'udemy-the-complete-nist-framework-course-for-cyber-risk-management':
    'Covers the NIST cybersecurity framework in depth.',
  'udemy-the-complete-web-developer-course-2': 'Covers web development, from pages to a server in PHP.',
  'udemy-total-comptia-network-n10-008': 'Prepares you for CompTIA Network+.',
  'udemy-total-comptia-security-plus': 'Prepares you for CompTIA Security+, with a practice exam.',
  'udemy-web-application-security-for-absolute-beginners-no-coding':
    'Explains the OWASP risks to people who do not program.',
}
