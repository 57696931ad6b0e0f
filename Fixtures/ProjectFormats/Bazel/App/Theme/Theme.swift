// Theme.swift
