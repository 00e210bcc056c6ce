"""What comes from outside the box: two Investigators, five Items."""
