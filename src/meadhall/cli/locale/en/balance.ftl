### meadhall balance

cli-balance-nothing = No deal has been finished yet, so there is nothing to tell.
cli-balance-what = what
cli-balance-note =
    { $deals ->
        [one] One deal
       *[other] { $deals } deals
    } at tables of { $seats }; in parentheses 95% intervals over deals. ✓ is surely within its bounds, ✗ surely outside, · can’t be told yet; with an exclamation mark stands what a variant surely changes.
cli-balance-out = Out of bounds: { $found }
