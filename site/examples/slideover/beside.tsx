import { Button, Slideover } from '@frond/ui'
import { useState } from 'react'

export default function SlideoverBeside() {
  const [count, setCount] = useState(0)

  return (
    <div className="flex flex-wrap gap-2">
      <Slideover
        modal={false}
        dismissible={false}
        title="Cart"
        description="Keep shopping while the cart is open."
        trigger={<Button label="Open cart" />}
      >
        {count} items in your cart.
      </Slideover>
      <Button label="Add to cart" color="neutral" variant="outline" onClick={() => setCount(count + 1)} />
    </div>
  )
}
