import type { Answers } from '@frond/pro-server'
import { site } from '../../site.config'
import { renderStaticPage } from '../static-page/render-static-page.server'
import type { StaticPageContent } from '../static-page/static-page'
import type { FormPost, ProState } from '../server-boundary'
import { readAnswer } from './call-pro'
import { postActivation, postClaim, postOrder, postPayment } from './form-post.server'
import { FormPage } from './FormPage.server'
import { postManage } from './manage-post.server'

/** The pages with forms: order, payment, key, activation, self-service. Their islands call the Pro API. */

const pro = `${site.name} Pro`
const island = (name: string) => [{ kind: 'pro', name } as const]

/** Handles the form that was posted without JavaScript, if any. The result is a prop of the island. */
async function readPost<Posted>(
  { call, fields }: ProState,
  handle: (post: FormPost) => Promise<Posted>,
): Promise<{ posted: Posted } | undefined> {
  return call && fields ? { posted: await handle({ call, fields }) } : undefined
}

export async function renderActivatePage(path: string, state: ProState): Promise<StaticPageContent> {
  const props = await readPost(state, postActivation)
  const head = {
    path,
    title: 'Activate Pro',
    description: `Take a seat of your ${pro} license, save its certificate and download the templates.`,
  }
  return renderStaticPage(
    head,
    <FormPage
      headline={pro}
      title="Activate your license"
      description="Enter the key and who takes the seat. You get a certificate for your builds and the download of the templates."
      island="Activate"
      {...(props && { props })}
      hasSecrets
      points={[
        {
          icon: 'lucide:users-round',
          title: 'One seat per person',
          description: 'The same person never takes a second seat, on any number of machines.',
        },
        {
          icon: 'lucide:wifi-off',
          title: 'Works without a network',
          description: 'The certificate is signed. A build checks it locally and never calls our server.',
        },
        {
          icon: 'lucide:undo-2',
          title: 'Seats can move',
          description:
            'If somebody leaves the team, release the seat on the page for licenses and give it to the next person.',
        },
      ]}
    />,
    island('Activate'),
  )
}

export async function renderPurchasePage(path: string, state: ProState): Promise<StaticPageContent> {
  const props = await readPost(state, postOrder)
  const head = {
    path,
    title: 'Order Pro',
    description: `Buy ${pro}: choose a plan and the number of seats, then pay once. There is no subscription.`,
  }
  return renderStaticPage(
    head,
    <FormPage
      headline={pro}
      title="Order Pro"
      description="A plan and a mail address are all we ask for. There is no account to create."
      island="Purchase"
      withoutScript="Without JavaScript, this page does not update the total. The payment page shows what you pay."
      {...(props && { props })}
      points={[
        {
          icon: 'lucide:credit-card',
          title: 'Pay once',
          description: 'On the page of the payment provider. We never see the number of your card.',
        },
        {
          icon: 'lucide:key-round',
          title: 'Get your key at once',
          description: 'It is shown once after the payment and sent by mail, together with the receipt.',
        },
        {
          icon: 'lucide:package',
          title: 'Activate and download',
          description: 'Each person takes a seat with the key, saves a certificate and downloads the templates.',
        },
      ]}
    />,
    island('Purchase'),
  )
}

export async function renderCompletePage(path: string, state: ProState): Promise<StaticPageContent> {
  const props = await readPost(state, postClaim)
  const head = {
    path,
    title: 'Your order',
    description: `The state of your ${pro} order, and the license key once it is paid.`,
  }
  return renderStaticPage(
    head,
    <FormPage
      headline={pro}
      title="Your order"
      description="Your license key appears here as soon as the payment arrives. It is shown once, so copy it. It is sent by mail, too."
      island="PurchaseComplete"
      withoutScript={
        props
          ? undefined
          : 'Without JavaScript, the page of your order shows the key. Go back to it: it is in the other tab.'
      }
      {...(props && { props })}
      points={[
        {
          icon: 'lucide:lock-keyhole',
          title: 'Keep the key to yourself',
          description:
            'Everybody who has the key can use your seats. If it leaks, replace it on the page where you manage licenses.',
        },
        {
          icon: 'lucide:badge-check',
          title: 'Next: activate',
          description:
            'Take a seat with the key. You get a certificate for your builds and the download of the templates.',
        },
      ]}
    />,
    island('PurchaseComplete'),
  )
}

export async function renderManagePage(path: string, state: ProState): Promise<StaticPageContent> {
  const props = await readPost(state, postManage)
  const head = {
    path,
    title: 'Manage Pro licenses',
    description: `See your ${pro} licenses, seats, receipts and downloads. A link sent by mail opens this page.`,
  }
  return renderStaticPage(
    head,
    <FormPage
      headline={pro}
      title="Your licenses"
      description="We mail a link to the address that you ordered with. It shows your licenses for 30 minutes."
      island="Manage"
      {...(props && { props })}
      hasSecrets
      points={[
        {
          icon: 'lucide:users-round',
          title: 'Seats',
          description: 'See who has a seat, release it, and get its certificate again.',
        },
        {
          icon: 'lucide:refresh-cw',
          title: 'Key',
          description: 'Replace a key that was lost or seen by others. Seats and certificates stay valid.',
        },
        {
          icon: 'lucide:receipt-text',
          title: 'Receipts and downloads',
          description: 'Everything that you have paid, and every release of your update window.',
        },
      ]}
    />,
    island('Manage'),
  )
}

/** The order of a payment page. If it cannot be read, the island loads it and shows why that fails. */
async function findOrder(id: string, { call }: ProState): Promise<{ order: Answers['sandboxSession'] } | undefined> {
  const response = await call?.(`/sandbox/${encodeURIComponent(id)}`)
  const result = response && (await readAnswer<Answers['sandboxSession']>(response))
  return result?.kind === 'done' ? { order: result.answer } : undefined
}

/** Only the sandbox has this page. `undefined` if the server uses another payment provider. */
export async function renderCheckoutPage(path: string, state: ProState): Promise<StaticPageContent | undefined> {
  if (!state.hasSandbox) return undefined
  const id = path.slice(path.lastIndexOf('/') + 1)
  const posted = await readPost(state, (post) => postPayment(id, post))
  const order = await findOrder(id, state)
  const head = {
    path,
    title: 'Test payment',
    description: `The payment page of ${pro} in test mode. It takes test cards only, and no money is paid.`,
  }
  return renderStaticPage(
    head,
    <FormPage
      headline="Test mode"
      title="Pay with a test card"
      description="This server has no payment provider. This page takes its place, and no money is paid."
      island="SandboxCheckout"
      props={{ session: id, ...order, ...posted }}
      points={[
        {
          icon: 'lucide:flask-conical',
          title: 'Test cards only',
          description:
            'Each card has its own result: paid, declined, confirmed in a second step, or paid a moment later.',
        },
        {
          icon: 'lucide:shield-check',
          title: 'Do not enter a real card',
          description: 'The number is sent to this server as it is. Other numbers are declined.',
        },
      ]}
    />,
    island('SandboxCheckout'),
  )
}
