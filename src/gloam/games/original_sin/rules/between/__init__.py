"""Between locations: creation, the interlude, levelling, the Merchant, what a campaign keeps."""
