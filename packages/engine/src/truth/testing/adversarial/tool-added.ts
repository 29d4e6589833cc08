import type { AdversarialSet } from './adversarial-case.ts'

export const toolAdded: AdversarialSet = {
  blind: [
    ['Tracked greenhouse humidity with small sensors', 'Tracked greenhouse humidity with Arduino sensors'],
    ['Wrote the month-end macros', 'Wrote the month-end macros in VBA'],
    ['Mapped hiking trails for the county', 'Mapped hiking trails for the county in ArcGIS'],
    ['Ran A/B tests on the newsletter', 'Ran A/B tests on the newsletter with Mailchimp'],
    ['Packed our services into containers', 'Packed services into containers with Docker and Helm'],
    ['Kept the customer list of the gym', 'Kept the customer list of the gym in Salesforce'],
    ['Drew part files for the milling machine', 'Drew part files for the milling machine in SolidWorks'],
    ['Queried the warehouse for the churn report', 'Queried the warehouse in BigQuery for the churn report'],
  ],
  later: [
    ['Sent the alerts to a chat channel', 'Sent the alerts to a Slack channel'],
    ['Cut the trailer for the school play', 'Cut the trailer for the school play in Premiere Pro'],
    ['Wrote smoke tests for the login page', 'Wrote Playwright smoke tests for the login page'],
    ['Trained a classifier for leaf diseases', 'Trained a PyTorch classifier for leaf diseases'],
    ['Kept the tasks of the choir on a board', 'Kept the tasks of the choir on a Trello board'],
    ['Did the books of a bicycle shop', 'Did the books of a bicycle shop in QuickBooks'],
    ['Watched the servers with Nagios', 'Watched the servers with Nagios and Prometheus'],
    ['Coded the calculator in Kotlin', 'Coded the calculator in Kotlin and Java'],
    ['Cached product pages', 'Cached product pages in Redis'],
  ],
  last: [
    ['Printed the tickets for the fair', 'Printed the tickets for the fair with a Python script'],
    ['Monitored crop images from a drone', 'Monitored crop images from a drone with OpenCV'],
    ['Wrote letters for the mayor', 'Wrote letters for the mayor in Microsoft Word'],
    ['Kept the code of the club site in version control', 'Kept the code of the club site in GitLab'],
    ['Sent logs to a central place', 'Sent logs to Elasticsearch'],
  ],
}
