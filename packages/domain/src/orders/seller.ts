/** Who sells: the shop's company, whoever ships. It stands the same on orders, acceptance sheets, statements and invoices. */
export interface Seller {
  name: string;
  taxNo: string;
  address: string;
  telephone: string;
  bankName: string;
  bankAccount: string;
}

/** The company with the particulars that stand in its shop's stored options. */
export function sellerOf(company: { name: string; options: unknown }): Seller {
  const { seller } = (company.options ?? {}) as { seller?: Partial<Seller> };
  return { name: company.name, taxNo: '', address: '', telephone: '', bankName: '', bankAccount: '', ...seller };
}
