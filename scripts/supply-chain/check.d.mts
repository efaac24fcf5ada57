export function checkSupplyChain(): string
